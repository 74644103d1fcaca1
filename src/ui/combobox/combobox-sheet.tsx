import { Combobox } from '@base-ui/react/combobox'
import { useStore } from '@nanostores/react'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { type ComboOption, type ComboValue, nameOf } from './choice.ts'
import type { SheetProps } from './box-props.ts'
import { $text } from './combobox.text.ts'
import { FoundList } from './found-list.tsx'
import { useChoosing, useEagerEnter } from './use-choosing.ts'
import { useOffer } from './use-offer.ts'

const isSame = (one: ComboValue, other: ComboValue) => one.id === other.id

/** The list of a phone: a sheet at the bottom with a field of its own. */
export function ComboboxSheet(props: SheetProps) {
  const { title, isOpen, onClose, multiple, values, onValues } = props
  const text = useStore($text)
  const foot = (
    <>
      {values.length > 0 && (
        <Button variant="quiet" onClick={() => (onValues([]), multiple || onClose())}>
          {text.clear}
        </Button>
      )}
      {multiple && (
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      )}
    </>
  )
  return (
    <Drawer
      side="bottom"
      open={isOpen}
      onClose={onClose}
      title={title || text.choose}
      footer={multiple || values.length > 0 ? foot : undefined}
    >
      <Inside {...props} />
    </Drawer>
  )
}

function Inside(props: SheetProps) {
  const { isOpen, onClose, title, multiple, values, formatMissing, placeholder } = props
  const text = useStore($text)
  const [words, setWords] = useState('')
  const offer = useOffer(props, words, isOpen)
  const { choose, add } = useChoosing(props)
  const mark = useRef<ComboOption>(undefined)
  const done = () => {
    setWords('')
    if (!multiple) onClose()
  }
  const pressEnter = useEagerEnter(
    offer,
    words,
    () => mark.current !== undefined,
    (option) => {
      add(option)
      done()
    },
  )
  const label = (value: ComboValue) => nameOf(value, formatMissing)
  return (
    <Combobox.Root<ComboValue, boolean>
      inline
      open
      multiple={multiple}
      value={multiple ? (values as ComboValue[]) : ((values[0] ?? null) as never)}
      onValueChange={(next, details) => {
        if (details.reason !== 'item-press' && details.reason !== 'chip-remove-press') return details.cancel()
        choose(Array.isArray(next) ? next : next ? [next] : [])
        done()
      }}
      items={offer.entries}
      filter={null}
      autoHighlight
      inputValue={words}
      onInputValueChange={(next, details) => details.reason === 'input-change' && setWords(next)}
      onItemHighlighted={(option) => (mark.current = option)}
      itemToStringLabel={label}
      isItemEqualToValue={isSame}
    >
      <div className="ui-combobox-sheet">
        <span className="ui-input is-large">
          <span className="ui-input-affix">
            <Search aria-hidden="true" />
          </span>
          <Combobox.Input
            className="ui-input-control"
            aria-label={title || text.choose}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder ?? text.placeholder}
            onKeyDown={pressEnter}
          />
          {words !== '' && (
            <span className="ui-input-affix">
              <button type="button" className="ui-combobox-clear is-shown" aria-label={text.clear} onClick={() => setWords('')}>
                <X aria-hidden="true" />
              </button>
            </span>
          )}
        </span>
        {multiple && values.length > 0 && (
          <ul className="ui-combobox-chips">
            {values.map((value) => (
              <li key={value.id} className="ui-combobox-chip">
                <span className="ui-combobox-chip-name">{label(value)}</span>
                <button
                  type="button"
                  className="ui-combobox-chip-remove"
                  aria-label={text.remove(label(value))}
                  onClick={() => choose(values.filter((other) => !isSame(other, value)))}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <FoundList offer={offer} words={words} formatMissing={formatMissing} />
      </div>
    </Combobox.Root>
  )
}
