import type { SavedPage } from '#src/api/pages.ts'
import type { Connection } from '#src/stores/connection.ts'
import { completeBlock } from '../../blocks/index.ts'
import type { ReadValue } from '../../document/read-value.ts'
import { columnsOf, freshSettings, type PageSettings } from '../../document/settings.ts'
import { writeValue } from '../../document/write-value.ts'
import { Creation } from '../../session/creation.ts'

const newStyle = 2

/** Stores a converted page as a page of its own. One instance a dialog: a lost answer does not make two pages. */
export class PageMaking {
  readonly #creation: Creation

  constructor(shop: Connection) {
    this.#creation = new Creation(shop)
  }

  /** @throws RequestError */
  async make(value: ReadValue, { title }: PageSettings, name: string): Promise<SavedPage> {
    const settings = { ...freshSettings, name, title: title || freshSettings.title }
    const stored = writeValue(value, completeBlock, Date.now() * 1000)
    const { saved, id } = await this.#creation.create({ ...columnsOf(settings), type: newStyle, value: stored })
    return { ...saved, id }
  }
}
