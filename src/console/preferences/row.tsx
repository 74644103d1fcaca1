import { useId, type ReactNode } from 'react'
import { Switch } from '#src/ui/switch/switch.tsx'

/** A part of the drawer under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="look-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface RowProps {
  label: string
  help?: string
  /** The control, named by the label. */
  children: (labelledBy: string) => ReactNode
}

/** A label at the left, its control at the right. */
export function Row({ label, help, children }: RowProps) {
  const id = useId()
  return (
    <div className="look-row">
      <span id={id}>
        {label}
        {help && <small>{help}</small>}
      </span>
      {children(id)}
    </div>
  )
}

interface SwitchRowProps extends Omit<RowProps, 'children'> {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function SwitchRow({ checked, disabled, onChange, ...rest }: SwitchRowProps) {
  return <Row {...rest}>{(id) => <Switch checked={checked} disabled={disabled} onChange={onChange} aria-labelledby={id} />}</Row>
}
