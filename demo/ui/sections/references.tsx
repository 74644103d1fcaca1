import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ComboOption, ComboSearch, ComboValue } from '#src/ui/combobox/choice.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#src/ui/combobox/multi-combobox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { $text } from '../gallery.text.ts'

const towns = ['深圳', '广州', '佛山', '东莞', '杭州', '宁波', '苏州', '青岛', '成都', '厦门']
const trades = ['宏达贸易', '鑫源五金', '恒信纸品', '丽华手套', '万家日化', '永盛包装']
const customers: ComboOption[] = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  name: `${towns[at % 10]}${trades[at % 6]}${at >= 60 ? Math.floor(at / 60) + 1 : ''}`,
  note: `KH${String(10001 + at)} · 138${String(20000000 + at * 7919).slice(-8)}`,
}))

const page = 30
let failures = 0

/** As a server answers: after a moment, a page at a time; the word "fail" fails once. */
const search: ComboSearch = async (words, signal, offset) => {
  await new Promise((done) => setTimeout(done, 120))
  signal.throwIfAborted()
  if (words === 'fail' && failures++ % 2 === 0) throw new Error('no answer')
  const found = customers.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(words.trim().toLowerCase()))
  return { options: found.slice(offset, offset + page), hasMore: found.length > offset + page }
}

const recent = [customers[41]!, customers[7]!]

export function References() {
  const t = useStore($text)
  const [customer, setCustomer] = useState<ComboValue | null>(null)
  const [missing, setMissing] = useState<ComboValue | null>({ id: 4711, name: '' })
  const [several, setSeveral] = useState<ComboValue[]>([customers[0]!, customers[12]!, customers[23]!])
  const [unit, setUnit] = useState<ComboValue | null>(null)
  const create = (name: string) => ({ id: `new-${name}`, name })
  const units = [t.fruit, t.drinks, t.baby, t.home].map((name, id) => ({ id, name }))
  return (
    <section className="gallery-card is-wide gallery-references">
      <h2>{t.references}</h2>
      <div className="gallery-fields">
        <Field label={t.customer} required>
          <Combobox
            value={customer}
            onChange={setCustomer}
            search={search}
            recent={recent}
            onCreate={create}
            placeholder={t.customerHint}
          />
        </Field>
        <Field label={t.formerCustomer}>
          <Combobox value={missing} onChange={setMissing} search={search} />
        </Field>
        <Field label={t.customers}>
          <MultiCombobox value={several} onChange={setSeveral} search={search} recent={recent} onCreate={create} />
        </Field>
        <Field label={t.department}>
          <Combobox value={unit} onChange={setUnit} options={units} placeholder={t.choose} />
        </Field>
        <Field label={t.customer}>
          <Combobox value={customers[5]} onChange={() => undefined} search={search} disabled />
        </Field>
      </div>
    </section>
  )
}
