import { ChevronsUpDown } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import css from './select.css?inline'

addStyles(css)

export interface SelectOption<T> {
  value: T
  label: string
  disabled?: boolean
}

export interface SelectProps<T extends string | number> {
  /** null or an unknown value shows the placeholder. */
  value: T | null | undefined
  onChange: (value: T) => void
  options: readonly SelectOption<T>[]
  placeholder?: string
  size?: 'compact' | 'normal' | 'large'
  disabled?: boolean
  invalid?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

export interface SelectListProps<T extends string | number> extends SelectProps<T> {
  startsOpen: boolean
  /** The light trigger had the focus; the real one takes it over. */
  takesFocus: boolean
}

const part = lazyPart<SelectListProps<string | number>>(() => import('./select-list.tsx').then((module) => module.SelectList))

/** The look of the closed control, shared by the light trigger and the real one. */
export function SelectFace({ label, placeholder }: { label: string | undefined; placeholder: string | undefined }) {
  return (
    <>
      <span className="ui-select-value" data-placeholder={label === undefined || undefined}>
        {label ?? placeholder ?? ' '}
      </span>
      <ChevronsUpDown className="ui-select-arrow" aria-hidden="true" />
    </>
  )
}

/**
 * Until the pointer or the focus reaches it, this is a plain button that looks the same: a page full of
 * selects costs nothing at its start.
 */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const [isWanted, setWanted] = useState(false)
  const [startsOpen, setStartsOpen] = useState(false)
  const face = useRef<HTMLButtonElement>(null)
  const List = useLazyPart(part, isWanted, () => {
    setWanted(false)
    setStartsOpen(false)
  })
  const open = () => {
    setWanted(true)
    setStartsOpen(true)
  }
  if (isWanted && List) {
    const takesFocus = startsOpen || (face.current?.matches(':focus') ?? false)
    return <List {...(props as unknown as SelectProps<string | number>)} startsOpen={startsOpen} takesFocus={takesFocus} />
  }
  const { value, options, placeholder, size = 'normal', disabled, invalid, onChange: _, ...rest } = props
  return (
    <button
      {...rest}
      ref={face as Ref<HTMLButtonElement>}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-invalid={invalid || undefined}
      className={`ui-select is-${size}`}
      disabled={disabled}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onPointerDown={open}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open()
      }}
    >
      <SelectFace label={options.find((option) => option.value === value)?.label} placeholder={placeholder} />
    </button>
  )
}
