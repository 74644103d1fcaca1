import { ChevronsUpDown, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import inputCss from '../input/input.css?inline'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { useNarrow } from '../use-narrow.ts'
import { boxProps, controlProps, type ListProps, type SheetProps } from './box-props.ts'
import { type ChooserProps, nameOf } from './choice.ts'
import css from './combobox.css?inline'

addStyles(inputCss)
addStyles(css)

const list = lazyPart<ListProps>(() => import('./combobox-list.tsx').then((module) => module.ComboboxList))
const sheet = lazyPart<SheetProps>(() => import('./combobox-sheet.tsx').then((module) => module.ComboboxSheet))

/** One or several of many; below the width of a phone it opens as a sheet. */
export function Chooser(props: ChooserProps) {
  return useNarrow() ? <PhoneFace {...props} /> : <Face {...props} />
}

/** Until the pointer or the focus reaches it, this is a plain field that looks the same; what is typed meanwhile is kept. */
function Face(props: ChooserProps) {
  const { startWords } = props
  const [isWanted, setWanted] = useState(startWords !== undefined)
  const [startsOpen, setStartsOpen] = useState(startWords !== undefined)
  const [typed, setTyped] = useState(startWords || undefined)
  const [isComposing, setComposing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startWords !== undefined) field.current?.focus()
  }, [startWords])
  const List = useLazyPart(list, isWanted, () => {
    setWanted(false)
    setStartsOpen(false)
  })
  const want = () => setWanted(true)
  const open = () => {
    setWanted(true)
    setStartsOpen(true)
  }
  // an input method would lose what it is writing
  if (isWanted && List && !isComposing) {
    const takesFocus = startsOpen || (field.current?.matches(':focus') ?? false)
    return <List {...props} startsOpen={startsOpen} startWords={typed} takesFocus={takesFocus} />
  }
  const { values, multiple, placeholder, formatMissing } = props
  const label = multiple || !values[0] ? '' : nameOf(values[0], formatMissing)
  return (
    <span {...boxProps(props)} onPointerEnter={want}>
      <Chips {...props} isIn={multiple}>
        <input
          {...controlProps(props)}
          ref={field}
          className="ui-input-control"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          autoComplete="off"
          value={typed ?? label}
          placeholder={values.length > 0 ? undefined : placeholder}
          onFocus={want}
          onPointerDown={open}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            open()
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            open()
          }}
        />
      </Chips>
      <span className="ui-input-affix">
        <ChevronsUpDown className="ui-select-arrow" aria-hidden="true" />
      </span>
    </span>
  )
}

/** On a phone the field is a button: a keyboard over half of the screen comes with the sheet's own field. */
function PhoneFace(props: ChooserProps) {
  const [isOpen, setOpen] = useState(props.startWords !== undefined)
  const [title, setTitle] = useState(props['aria-label'] ?? '')
  const button = useRef<HTMLButtonElement>(null)
  const Sheet = useLazyPart(sheet, isOpen, () => setOpen(false))
  const { values, multiple, placeholder, formatMissing } = props
  const open = () => {
    // the label marks a required field with a star
    setTitle(props['aria-label'] ?? button.current?.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? '')
    setOpen(true)
  }
  return (
    <>
      <span {...boxProps(props)}>
        <button
          {...controlProps(props)}
          ref={button}
          type="button"
          className="ui-input-control ui-combobox-button"
          role="combobox"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={open}
        >
          {multiple && values.map((value) => <Chip key={value.id} name={nameOf(value, formatMissing)} />)}
          {!multiple && values[0] && <span className="ui-combobox-value">{nameOf(values[0], formatMissing)}</span>}
          {values.length === 0 && <span className="ui-combobox-value is-empty">{placeholder ?? ' '}</span>}
        </button>
        <span className="ui-input-affix">
          <ChevronsUpDown className="ui-select-arrow" aria-hidden="true" />
        </span>
      </span>
      {Sheet && <Sheet {...props} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Chips and field as they stand in the real one, so that nothing moves when it comes. */
function Chips({ values, formatMissing, isIn, children }: ChooserProps & { isIn: boolean; children: ReactNode }) {
  if (!isIn) return children
  return (
    <span className="ui-combobox-chips">
      {values.map((value) => (
        <Chip key={value.id} name={nameOf(value, formatMissing)} isRemovable />
      ))}
      {children}
    </span>
  )
}

function Chip({ name, isRemovable }: { name: string; isRemovable?: boolean }) {
  return (
    <span className="ui-combobox-chip" data-removable={isRemovable}>
      <span className="ui-combobox-chip-name">{name}</span>
      {isRemovable && (
        <span className="ui-combobox-chip-remove" aria-hidden="true">
          <X />
        </span>
      )}
    </span>
  )
}
