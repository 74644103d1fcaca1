import { expect, it } from 'vitest'
import { quotationName } from '#src/papers/file-name.ts'

it.each([
  ['SO-20261122-7', 'quotation-SO-20261122-7.docx'],
  ['报价 12（试）', 'quotation-报价 12（试）.docx'],
  ['', 'quotation-1795305600000.docx'],
  ['  ', 'quotation-1795305600000.docx'],
  ['../../etc/passwd', 'quotation-etc-passwd.docx'],
  ['a:b*c?"<>|\\', 'quotation-a-b-c.docx'],
  ['a\u0000\n\u202egpj', 'quotation-a---gpj.docx'],
  ['...', 'quotation-1795305600000.docx'],
  ['长'.repeat(300), `quotation-${'长'.repeat(100)}.docx`],
])('names the file of %j %s', (orderSn, name) => expect(quotationName(orderSn, 1_795_305_600_000)).toBe(name))
