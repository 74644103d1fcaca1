import type { ReactNode } from 'react'

/** What is being edited, at the top of the panel. */
export function PanelHead({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <h2 className="designer-panel__head">
      {icon}
      {title}
    </h2>
  )
}
