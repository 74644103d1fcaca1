import { useStore } from '@nanostores/react'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { useHost } from '#src/ui/host.ts'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { $text } from '../gallery.text.ts'

export function Fields() {
  const t = useStore($text)
  const common = useStore($common)
  const host = useHost()
  const [name, setName] = useState<string>()
  const [link, setLink] = useState('shop/goods')
  const [sent, setSent] = useState('')
  const [note, setNote] = useState('')
  const [price, setPrice] = useState<number | null>(19.9)
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<string>()
  const categories = [
    { value: 'fruit', label: t.fruit },
    { value: 'drinks', label: t.drinks },
    { value: 'baby', label: t.baby },
    { value: 'home', label: t.home, disabled: true },
  ]
  return (
    <section className="gallery-card is-wide">
      <h2>{t.fields}</h2>
      <div className="gallery-fields">
        <Field label={t.name} help={t.nameHelp} required>
          <Input value={name ?? t.nameValue} onChange={setName} maxLength={30} />
        </Field>
        <Field label={t.link} error={t.linkError}>
          <Input value={link} onChange={setLink} />
        </Field>
        <Field label={t.category}>
          <Select value={category} onChange={setCategory} options={categories} placeholder={t.choose} />
        </Field>
        <Field label={t.price}>
          <NumberInput value={price} onChange={setPrice} min={0} max={9999} step={0.1} prefix="¥" />
        </Field>
        <Field label={t.stock}>
          <NumberInput value={128} onChange={() => undefined} suffix="件" disabled />
        </Field>
        <Field label={t.readOnly}>
          <Input value="8842-1107-0035" onChange={() => undefined} readOnly />
        </Field>
        <Field label={t.category}>
          <Select value="fruit" onChange={() => undefined} options={categories} disabled />
        </Field>
        <Field label={common.search}>
          <Input
            type="search"
            value={query}
            onChange={setQuery}
            placeholder={t.search}
            prefix={<Search />}
            suffix={query && <IconButton label={common.reset} icon={<X />} size="compact" onClick={() => setQuery('')} />}
          />
        </Field>
        <Field label="Enter">
          <Input
            aria-label="Enter"
            value={sent}
            onChange={setSent}
            onEnter={() => host.root.dispatchEvent(new CustomEvent('crm-entered'))}
          />
        </Field>
      </div>
      <Field label={t.note}>
        <Textarea value={note} onChange={setNote} placeholder={t.noteHint} maxLength={200} counted />
      </Field>
      <div className="gallery-row">
        {(['compact', 'normal', 'large'] as const).map((size) => (
          <div key={size} style={{ flex: '1 1 200px' }}>
            <Select size={size} aria-label={t.category} value={category ?? 'fruit'} onChange={setCategory} options={categories} />
          </div>
        ))}
      </div>
    </section>
  )
}
