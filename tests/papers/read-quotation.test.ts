import { expect, it } from 'vitest'
import { mostLines, readQuotation } from '#src/papers/read-quotation.ts'

const line = { name: '丁腈胶板', unit: '张', num: '12.5', price: '3.333' }
const given = (changes: object = {}) => ({ order_sn: 'SO-1', order_date: '2026-11-22', lines: [line], ...changes })

it('takes what is a quotation, and drops what belongs to nobody', () => {
  expect(readQuotation({ ...given({ lines: [{ ...line, num: ' 12.5 ', remark: null, id: 7 }] }), total: '1' })).toEqual(
    given({ lines: [{ ...line, remark: '' }] }),
  )
  expect(readQuotation({ order_date: '', lines: [] })).toEqual({ order_sn: '', order_date: '', lines: [] })
})

it.each([
  [null, 'quotation: it must be an object'],
  [[], 'quotation: it must be an object'],
  [{ order_sn: 'x' }, 'quotation: lines must be a list'],
  [given({ order_sn: 7 }), 'quotation: order_sn must be a string, not number'],
  [given({ order_date: undefined }), 'quotation: order_date is missing'],
  [given({ lines: [line, null] }), 'quotation: lines[1] must be an object'],
  [given({ lines: [{ ...line, price: 3.333 }] }), "quotation: lines[0].price must be decimal text like '12.50', not a number"],
  [given({ lines: [{ ...line, num: '1,000' }] }), "quotation: lines[0].num must be decimal text like '12.50'"],
  [given({ lines: [{ ...line, num: '' }] }), "quotation: lines[0].num must be decimal text like '12.50'"],
  [given({ lines: [{ ...line, num: '1e3' }] }), "quotation: lines[0].num must be decimal text like '12.50'"],
  [given({ lines: [{ ...line, num: '9'.repeat(41) }] }), 'quotation: lines[0].num has more than 40 characters'],
  [given({ lines: [{ ...line, name: ['a'] }] }), 'quotation: lines[0].name must be a string, not a list'],
  [given({ lines: Array(mostLines + 1).fill(line) }), `quotation: lines are more than ${mostLines}`],
])('refuses %j', (value, sentence) => expect(() => readQuotation(value)).toThrow(new TypeError(sentence)))
