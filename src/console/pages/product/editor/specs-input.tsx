import { ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import css from './editor.css?inline'
import { newSpec, newValue, type Spec } from './specs.ts'
import type { $text } from './editor.text.ts'
import type { ProductValues } from './values.ts'

addStyles(css)

type Words = ReturnType<typeof $text.get>
const separator = /[,，、;；\n\t]/

interface SpecProps {
  spec: Spec
  words: Words
  id?: string | undefined
  onChange(spec: Spec): void
  onRemove(): void
  /** Without it, it stands first. */
  onUp?: (() => void) | undefined
}

/** The field that adds values: Enter or a comma ends one, a pasted list is several. */
function NewValues({ spec: { values }, words, onAdd }: { spec: Spec; words: Words; onAdd(texts: readonly string[]): void }) {
  const [typed, setTyped] = useState('')
  const add = (written: string) => {
    const parts = written.split(separator).map((one) => one.trim())
    const there = new Set(values.map(({ text }) => text))
    const fresh = parts.filter((one, at) => one !== '' && !there.has(one) && parts.indexOf(one) === at)
    if (fresh.length > 0) onAdd(fresh)
    setTyped('')
  }
  return (
    <Input
      value={typed}
      aria-label={words.specValue}
      placeholder={words.addValue}
      onChange={(next) => (separator.test(next) ? add(next) : setTyped(next))}
      onEnter={() => add(typed)}
      onBlur={() => add(typed)}
    />
  )
}

/** One attribute: what it is called, and its values, each of which can be called otherwise and stays the same one. */
function SpecPart({ spec, words, id, onChange, onRemove, onUp }: SpecProps) {
  const { values } = spec
  const rename = (at: number, text: string) => onChange({ ...spec, values: values.with(at, { ...values[at]!, text }) })
  return (
    <div className="product-spec" role="group" aria-label={spec.name || words.specName}>
      <div className="product-spec-head">
        <Input
          id={id}
          value={spec.name}
          aria-label={words.specName}
          placeholder={words.specName}
          onChange={(name) => onChange({ ...spec, name })}
        />
        {onUp && <IconButton label={words.up(spec.name)} icon={<ArrowUp size={16} aria-hidden />} onClick={onUp} />}
        <IconButton label={words.removeSpec(spec.name)} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      </div>
      <div className="product-spec-values">
        {values.map((value, at) => (
          <span key={value.id} className="product-spec-value">
            <Input value={value.text} aria-label={words.specValue} onChange={(text) => rename(at, text)} />
            <IconButton
              size="compact"
              label={words.removeValue(value.text)}
              icon={<X size={14} aria-hidden />}
              onClick={() => onChange({ ...spec, values: values.toSpliced(at, 1) })}
            />
          </span>
        ))}
        <NewValues {...{ spec, words }} onAdd={(texts) => onChange({ ...spec, values: [...values, ...texts.map(newValue)] })} />
      </div>
    </div>
  )
}

/** Attributes of a product with their values; the rows of specifications follow from them. */
export function SpecsInput({ value, given, onChange, words: all, id }: ControlProps<readonly Spec[], ProductValues>) {
  const words = all as unknown as Words
  const { rules } = given.given
  const take = (name: string) => {
    const rule = rules.find(({ id: own }) => String(own) === name)
    if (rule) onChange(rule.rule_value.map(({ value: attribute, detail }) => newSpec(attribute, detail)))
  }
  const swap = (at: number) => onChange(value.with(at, value[at - 1]!).with(at - 1, value[at]!))
  return (
    <div className="product-specs">
      {rules.length > 0 && (
        <Select
          value={null}
          aria-label={words.template}
          placeholder={words.template}
          options={rules.map(({ id: own, rule_name: label }) => ({ value: String(own), label }))}
          onChange={take}
        />
      )}
      {value.map((spec, at) => (
        <SpecPart
          key={spec.id}
          {...{ spec, words }}
          id={at === 0 ? id : undefined}
          onChange={(next) => onChange(value.with(at, next))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
          onUp={at > 0 ? () => swap(at) : undefined}
        />
      ))}
      <Button
        size="compact"
        id={value.length === 0 ? id : undefined}
        // called by what it does, not by the field's label
        aria-label={words.addSpec}
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onChange([...value, newSpec()])}
      >
        {words.addSpec}
      </Button>
    </div>
  )
}
