import { atom } from 'nanostores'
import type { LinkCheck } from '#src/api/links.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Editor } from '../../editor.ts'
import type { Facts, PageFacts } from '../facts.ts'
import { CutTexts } from './cut-texts.ts'
import { Gathered } from './gathered.ts'
import { askAboutLinks, linkKey } from './link-facts.ts'
import { lookAtPicture, type PictureFact } from './picture-loader.ts'

/** Loads one picture; the browser's way unless a test brings its own. */
export type LookAtPicture = (connection: Connection, address: string) => Promise<PictureFact | undefined>

const pictureKey = (address: string) => `picture ${address}`

/** What is known of links and pictures, and which blocks wanted to know it. */
export class Outside {
  /** The server was asked what links lead to, and did not say. */
  readonly $isUntold = atom(false)
  readonly #links: Gathered<LinkCheck>
  readonly #pictures: Gathered<PictureFact>
  readonly #cut: CutTexts
  readonly #askers = new Map<string, Set<string>>()

  constructor(
    editor: Editor,
    /** Told the blocks for which there is news. */
    private readonly tell: (blocks: ReadonlySet<string>) => void,
    look: LookAtPicture = lookAtPicture,
  ) {
    const { connection } = editor
    this.#cut = new CutTexts(editor)
    const news = (keys: readonly string[]) => this.#tell(keys)
    this.#links = new Gathered({ together: 500, beside: 1, most: 20_000 }, (keys) => this.#askAboutLinks(connection, keys), news)
    this.#pictures = new Gathered(
      { together: 1, beside: 4, most: 400 },
      ([address]) => one(address!, look(connection, address!)),
      (keys) => news(keys.map(pictureKey)),
    )
  }

  /** What the rules may ask for one block. */
  factsFor(block: string, page: PageFacts): Facts {
    const link = (key: string) => (this.#remember(key, block), this.#links.get(key))
    return {
      ...page,
      link: (address) => link(linkKey('links', address)),
      named: (list, id) => link(linkKey(list, String(id))),
      isCut: (text) => this.#cut.has(block, text),
      picture: (address) => (this.#remember(pictureKey(address), block), this.#pictures.get(address)),
    }
  }

  /** Asks again what may have changed since: links may have died, pictures come back. */
  refresh(): void {
    this.#links.refresh()
    this.#pictures.refresh()
  }

  refreshLinks(): void {
    this.#links.refresh()
  }

  /** Looks at what the canvas shows now. */
  measure(): void {
    const changed = this.#cut.measure()
    if (changed.size > 0) this.tell(changed)
  }

  /** Resolves when everything that was asked for has come, or cannot come. */
  async settled(): Promise<void> {
    await Promise.all([this.#links.settled(), this.#pictures.settled()])
  }

  async #askAboutLinks(connection: Connection, keys: readonly string[]): Promise<ReadonlyMap<string, LinkCheck>> {
    const answers = await askAboutLinks(connection, keys).catch(() => undefined)
    this.$isUntold.set(answers === undefined)
    return answers ?? new Map()
  }

  #remember(key: string, block: string): void {
    const askers = this.#askers.get(key) ?? new Set()
    this.#askers.set(key, askers.add(block))
  }

  #tell(keys: readonly string[]): void {
    this.tell(new Set(keys.flatMap((key) => [...(this.#askers.get(key) ?? [])])))
  }
}

async function one(address: string, coming: Promise<PictureFact | undefined>): Promise<ReadonlyMap<string, PictureFact>> {
  const fact = await coming
  return new Map(fact ? [[address, fact]] : [])
}
