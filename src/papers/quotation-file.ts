import { $locale, languageTags } from '#src/text/locale.ts'
import { quotationName } from './file-name.ts'
import { docxType, quotationDocx } from './quotation-docx.ts'
import { $text } from './quotation.text.ts'
import { readQuotation } from './read-quotation.ts'

export interface PaperFile {
  name: string
  blob: Blob
}

/** The Word file of a quotation, in the language of the screen. @throws TypeError with a sentence when the quotation is none */
export async function quotationFile(value: unknown, now = Date.now()): Promise<PaperFile> {
  const quotation = readQuotation(value)
  const bytes = await quotationDocx(quotation, $text.get(), $locale.get() === 'zh-tw' ? languageTags['zh-tw'] : languageTags['zh-cn'])
  return { name: quotationName(quotation.order_sn, now), blob: new Blob([bytes], { type: docxType }) }
}
