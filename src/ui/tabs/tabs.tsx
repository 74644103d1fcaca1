import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './tabs.css?inline'

addStyles(css)

export interface Tab<T> {
  value: T
  label: ReactNode
  count?: number
  disabled?: boolean
}

export interface TabsProps<T extends string | number> {
  value: T
  onChange: (value: T) => void
  tabs: readonly Tab<T>[]
  'aria-label'?: string
  /** Begin of the ids of the tabs, `<id>-<value>`, for an owner whose panel stands elsewhere. */
  id?: string
  /** The panel of the chosen tab; without it the tabs only choose and the owner shows the content. */
  children?: ReactNode
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function Tabs<T extends string | number>({ value, onChange, tabs, children, id: given, ...aria }: TabsProps<T>) {
  const own = useId()
  const id = given ?? own
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const open = tabs.filter((tab) => !tab.disabled)
    const next =
      open[
        step(
          open.findIndex((tab) => tab.value === value),
          open.length,
        )
      ]
    if (!next) return
    onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <>
      <div {...aria} className="ui-tabs" role="tablist" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="ui-tab"
            aria-selected={tab.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.value)}
          >
            <span className="ui-tab-label">{tab.label}</span>
            {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="ui-tab-panel">
          {children}
        </div>
      )}
    </>
  )
}
