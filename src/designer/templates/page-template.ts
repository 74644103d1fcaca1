import type { paintArt } from '../art/paint.ts'
import { uploadArt } from '../art/upload-art.ts'
import { blockKinds, completeBlock } from '../blocks/index.ts'
import { isWire, nextId, type Block, type Wire } from '../document/block.ts'
import { readValue, type ReadValue } from '../document/read-value.ts'
import { columnsOf, settingsOf, type PageSettings } from '../document/settings.ts'
import { writeValue } from '../document/write-value.ts'
import type { Editor } from '../editor.ts'
import { isOffered } from '../modules.ts'
import type { PictureLibrary } from '../pictures/shop-pictures.ts'
import type { ShippedTemplate } from './define-template.ts'
import { fit } from './fit.ts'
import { wiresOf } from './shipped-templates.ts'

/** A page to be put on the screen. Without a tab bar it leaves the one that is there. */
export interface TemplatePage {
  readonly value: ReadValue
  readonly settings: PageSettings
}

/** What is kept of the page on the screen: its columns with its value. Entries that are no blocks stay behind. */
export function templateContent({ page, session }: Editor): Wire {
  const { value, settings } = page.content()
  const blocks = value.blocks.filter((block) => !block.foreign)
  return { ...columnsOf(settings), value: writeValue({ ...value, blocks }, completeBlock, session.saver.start) }
}

/** A template that somebody kept. @throws UnreadableValue */
export const pageOfTemplate = (content: Wire): TemplatePage => ({
  value: readValue(isWire(content['value']) ? content['value'] : {}),
  settings: settingsOf(content),
})

/** A template of ours as the page of a shop: marketing blocks that the shop does not have stay out. */
export function pageOfShipped(template: ShippedTemplate, { page, connection }: Editor): TemplatePage {
  const modules = connection.$session.get()?.modules ?? null
  const blocks = wiresOf(template)
    .filter(({ kind }) => isOffered(blockKinds.get(kind)!, modules))
    .map(({ kind, wire }): Block => ({ id: nextId(), kind, wire }))
  const before = page.$settings.get()
  const title = page.order.$count.get() === 0 ? template.settings.title : before.title
  return {
    value: { blocks, footer: null },
    settings: { ...before, title, hasColour: true, colour: template.settings.colour, hasPicture: false },
  }
}

/** What became of a template: pictures that could not be uploaded, and kinds that this page may not have. */
export interface Applied {
  readonly lost: number
  readonly left: readonly string[]
}

/**
 * Puts a template on the screen as one step, under the name that the page has. Pictures that we draw are put into the
 * media library before; nothing changes until they are there, nor when `signal` ends it.
 */
export async function applyTemplate(
  editor: Editor,
  { value, settings }: TemplatePage,
  library: PictureLibrary,
  label: string,
  { onStep, signal, paint }: { onStep?: (done: number, of: number) => void; signal?: AbortSignal; paint?: typeof paintArt } = {},
): Promise<Applied> {
  const wires = value.blocks.map((block) => block.wire)
  const { content, lost } = await uploadArt(wires, library, onStep, paint)
  signal?.throwIfAborted()
  const { blocks, left } = fit(
    value.blocks.map((block, index) => ({ ...block, wire: content[index]! })),
    editor.policy,
  )
  const footer = value.footer ?? editor.page.$footer.get()
  editor.page.replace({ blocks: [...blocks], footer }, { ...settings, name: editor.page.$settings.get().name }, label)
  return { lost, left }
}
