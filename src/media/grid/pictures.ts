/** What a list shows of a file. */
export interface Pictured {
  id: string
  /** The best first; the next is tried when that fails. */
  addresses: readonly string[]
}

export type Pictures = ReturnType<typeof createPictures>

/**
 * The pictures of a list that is scrolled. They are asked for before their cells are drawn, so that a cell is painted
 * once and whole; each has one element, which its cell puts in its place.
 */
export function createPictures() {
  const requests = new Map<string, Coming>()
  let wanted: ReadonlySet<string> = new Set()

  function ask({ id, addresses }: Pictured): Coming {
    const pending = requests.get(id)
    if (pending?.shows(addresses)) return pending
    pending?.giveUp()
    const picture = new Coming(addresses)
    requests.set(id, picture)
    return picture
  }

  function letGo(id: string): void {
    requests.get(id)?.giveUp()
    requests.delete(id)
  }

  return {
    /** Asks for these; what is neither among them nor in the document is given up, so that it keeps no other waiting. */
    want(pictures: readonly Pictured[]): void {
      wanted = new Set(pictures.map(({ id }) => id))
      for (const [id, { image }] of requests) if (!wanted.has(id) && !image.isConnected) letGo(id)
      for (const picture of pictures) ask(picture)
    },
    /** Puts a picture into its frame; `onBroken` is told when no address shows it. Answers what takes it out again. */
    show(picture: Pictured, frame: Element, onBroken: () => void): () => void {
      const { image, whenBroken } = ask(picture)
      const forget = whenBroken(onBroken)
      frame.prepend(image)
      return () => {
        forget()
        image.remove()
        if (!wanted.has(picture.id) && requests.get(picture.id)?.image === image) letGo(picture.id)
      }
    },
  }
}

/** One picture: the first of its addresses that can be shown. */
class Coming {
  readonly image = new Image()
  readonly #addresses: readonly string[]
  readonly #left: string[]
  #isBroken = false
  #tell = () => {}

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses
    this.#left = addresses.filter((address) => address !== '')
    Object.assign(this.image, { alt: '', decoding: 'async', draggable: false })
    this.image.onerror = () => this.#next()
    this.#next()
  }

  readonly whenBroken = (tell: () => void): (() => void) => {
    this.#tell = tell
    if (this.#isBroken) tell()
    return () => (this.#tell = () => {})
  }

  shows(addresses: readonly string[]): boolean {
    return addresses.length === this.#addresses.length && addresses.every((address, at) => address === this.#addresses[at])
  }

  giveUp(): void {
    this.image.onerror = null
    // without the attribute Chromium would keep the element for ever
    if (!this.image.complete) this.image.src = ''
  }

  #next(): void {
    const address = this.#left.shift()
    if (address !== undefined) this.image.src = address
    else {
      this.#isBroken = true
      this.#tell()
    }
  }
}
