import { Combobox } from '@base-ui/react/combobox'
import { useStore } from '@nanostores/react'
import { ChevronsUpDown, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import sheetCss from '../popover/sheet.css?inline'
import { Spinner } from '../spinner/spinner.tsx'
import { usePopupCarrier } from '../top-layer.tsx'
import { type ComboOption, type ComboValue, nameOf } from './choice.ts'
import { boxProps, controlProps, type ListProps } from './box-props.ts'
import { $text } from './combobox.text.ts'
import { FoundList } from './found-list.tsx'
import { useChoosing, useEagerEnter } from './use-choosing.ts'
import { useOffer } from './use-offer.ts'

addStyles(sheetCss)

const isSame = (one: ComboValue, other: ComboValue) => one.id === other.id

/** The real field with its list in the top layer. */
export function ComboboxList(props: ListProps) {
  const { values, multiple, formatMissing, startsOpen, startWords, takesFocus, disabled } = props
  const text = useStore($text)
  const [isOpen, setOpen] = useState(startsOpen)
  // undefined until something is typed: the name of the chosen one is in the field, but nobody looks for it
  const [typed, setTyped] = useState<string>()
  const words = typed ?? ''
  const offer = useOffer(props, words, isOpen)
  const { choose, add, isCreating } = useChoosing(props)
  const carrier = usePopupCarrier()
  const mark = useRef<ComboOption>(undefined)
  const label = (value: ComboValue) => nameOf(value, formatMissing)
  const written = multiple || !values[0] ? '' : label(values[0])
  const field = useFocus(takesFocus, startWords)
  useEffect(() => {
    const input = field.current
    // the next words replace the name
    if (!isOpen && written !== '' && input?.matches(':focus')) input.select()
  }, [isOpen, written, field])
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const pressEnter = useEagerEnter(
    offer,
    words,
    () => mark.current !== undefined,
    (option) => {
      add(option)
      close()
    },
  )
  return (
    <Combobox.Root<ComboValue, boolean>
      multiple={multiple}
      value={multiple ? (values as ComboValue[]) : ((values[0] ?? null) as never)}
      onValueChange={(next, details) => {
        if (details.reason === 'escape-key') {
          details.allowPropagation()
          return details.cancel()
        }
        // an emptied field loses its value when it is left: Escape brings it back
        if (details.reason === 'input-clear' && isOpen) return details.cancel()
        choose(Array.isArray(next) ? next : next ? [next] : [])
        setTyped(undefined)
      }}
      items={offer.entries}
      filter={null}
      autoHighlight
      open={isOpen}
      onOpenChange={(next, details) => {
        setOpen(next)
        if (next) return
        if (!multiple && typed === '' && details.reason !== 'escape-key' && details.reason !== 'item-press') choose([])
        setTyped(undefined)
      }}
      inputValue={typed ?? written}
      onInputValueChange={(next, { reason }) => reason === 'input-change' && setTyped(next)}
      onItemHighlighted={(option) => (mark.current = option)}
      itemToStringLabel={label}
      isItemEqualToValue={isSame}
      disabled={disabled}
    >
      <Combobox.InputGroup {...boxProps(props)}>
        <Chips {...props}>
          <Combobox.Input
            {...controlProps(props)}
            ref={field}
            className="ui-input-control"
            autoComplete="off"
            placeholder={values.length > 0 ? undefined : props.placeholder}
            onKeyDown={(event) => {
              if (event.altKey && event.key === 'ArrowUp' && isOpen) {
                event.preventDefault()
                event.preventBaseUIHandler()
                close()
              } else pressEnter(event)
            }}
            onFocus={(event) => !multiple && event.currentTarget.select()}
          />
        </Chips>
        <span className="ui-input-affix">
          {isCreating && <Spinner size={14} />}
          {values.length > 0 && !disabled && (
            <Combobox.Clear className="ui-combobox-clear" aria-label={text.clear}>
              <X aria-hidden="true" />
            </Combobox.Clear>
          )}
          <Combobox.Trigger className="ui-combobox-arrow" aria-label={text.open}>
            <ChevronsUpDown className="ui-select-arrow" aria-hidden="true" />
          </Combobox.Trigger>
        </span>
      </Combobox.InputGroup>
      <Combobox.Portal {...carrier}>
        <Combobox.Positioner className="ui-float-place" align="start" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className="ui-float ui-menu ui-combobox-popup">
            <FoundList offer={offer} words={words} formatMissing={formatMissing} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** Takes the focus over at once, since a key pressed in between would go astray, and what was typed into the light field. */
function useFocus(takesFocus: boolean, words: string | undefined) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const input = field.current
    if (!input || !takesFocus) return
    input.focus({ preventScroll: true })
    if (words === undefined) return
    // as if typed here: the list opens and marks what it finds
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    input.setSelectionRange(words.length, words.length)
    // what the light field had at the change, not what it would have now
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return field
}

function Chips({ values, multiple, formatMissing, children }: ListProps & { children: React.ReactNode }) {
  const text = useStore($text)
  if (!multiple) return children
  return (
    <Combobox.Chips className="ui-combobox-chips">
      {values.map((value) => {
        const name = nameOf(value, formatMissing)
        return (
          <Combobox.Chip key={value.id} className="ui-combobox-chip">
            <span className="ui-combobox-chip-name">{name}</span>
            <Combobox.ChipRemove className="ui-combobox-chip-remove" aria-label={text.remove(name)}>
              <X aria-hidden="true" />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        )
      })}
      {children}
    </Combobox.Chips>
  )
}
