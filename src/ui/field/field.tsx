import { CircleAlert } from 'lucide-react'
import { cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './field.css?inline'

addStyles(css)

/** What a control needs to belong to its field. */
export interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  required?: boolean
  /** What its form calls it. */
  name?: string
  /** One control of this kit, which gets its ids by itself, or a function that passes them on. */
  children: ReactNode | ((ids: FieldIds) => ReactNode)
}

function connected(children: ReactNode, ids: FieldIds, required: boolean): ReactNode {
  if (!isValidElement(children) || typeof children.type === 'string') return children
  const control = children as ReactElement<Record<string, unknown>>
  return cloneElement(control, {
    id: ids.id,
    invalid: ids.invalid,
    'aria-describedby': ids.describedBy,
    ...(required && { 'aria-required': true }),
    ...control.props,
  })
}

export function Field({ label, help, error, required = false, name, children }: FieldProps) {
  const id = useId()
  const isInvalid = error !== undefined && error !== null && error !== '' && error !== false
  const describedBy = isInvalid ? `${id}-error` : help ? `${id}-help` : undefined
  const ids = { id, describedBy, invalid: isInvalid }
  return (
    <div className="ui-field" data-name={name}>
      <label className="ui-field-label" htmlFor={id} id={`${id}-label`}>
        {label}
        {required && (
          <span className="ui-field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {typeof children === 'function' ? children(ids) : connected(children, ids, required)}
      {isInvalid && (
        <p className="ui-field-error" id={`${id}-error`} role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {help && !isInvalid && (
        <div className="ui-field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  )
}
