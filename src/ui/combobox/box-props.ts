import type { ChooserProps } from './choice.ts'

export interface ListProps extends Omit<ChooserProps, 'startWords'> {
  startsOpen: boolean
  /** What was typed before the list was there. */
  startWords: string | undefined
  /** The light field had the focus; the real one takes it over. */
  takesFocus: boolean
}

export interface SheetProps extends ChooserProps {
  /** Name of the field. */
  title: string
  isOpen: boolean
  onClose: () => void
}

/** The box round a combobox, in all its forms. */
export const boxProps = ({ size = 'normal', invalid, disabled, multiple }: ChooserProps) => ({
  className: `ui-input ui-combobox is-${size}`,
  'data-invalid': invalid || undefined,
  'data-disabled': disabled || undefined,
  'data-multiple': multiple || undefined,
})

/** What a control of a field gets of the properties. */
export const controlProps = (props: ChooserProps) => ({
  id: props.id,
  disabled: props.disabled,
  'aria-invalid': props.invalid || undefined,
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'aria-required': props['aria-required'],
})
