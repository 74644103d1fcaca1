import { workbookFile } from '#src/papers/sheet/workbook-stream.ts'
import { saveFile } from '../export/save-file.ts'
import type { PageWords } from '../page.ts'
import type { ImportColumn } from './import.ts'
import { $text } from './import.text.ts'

/** A workbook to fill in: the headings with what may be chosen below them, and a second sheet that explains the fields. */
export async function saveTemplate<W extends PageWords>(columns: readonly ImportColumn<W>[], words: W): Promise<void> {
  const text = $text.get()
  const kinds = {
    whole: text.aWhole,
    decimal: text.aDecimal,
    percent: text.aPercent,
    date: text.aDate,
    code: text.anyText,
    text: text.anyText,
  }
  const spoken = columns.map(({ word, options = [], as, hint, isRequired }) => {
    const choices = options.map((option) => String(words[option.word]))
    return {
      title: String(words[word]),
      choices,
      isRequired,
      may: choices.join(' / ') || (hint ? String(words[hint]) : kinds[as ?? 'text']),
    }
  })
  const guide = {
    name: text.guide,
    columns: [text.field, text.required, text.may].map((title) => ({ title })),
    rows: spoken.map(({ title, isRequired, may }) => [title, isRequired ? text.required : '', may]),
  }
  const sheet = { name: words.title, columns: spoken.map(({ title, choices }) => ({ title, choices })), rows: [] }
  saveFile(`${words.title}.xlsx`, await workbookFile([sheet, guide]))
}
