import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from '../workbench.css?inline'

addStyles(css)

/** The workbench's shape while it is being opened. */
export function WorkbenchPending() {
  const common = useStore($common)
  return (
    <div className="kefu-workbench" data-page="list" role="status" aria-label={common.loading}>
      <div className="kefu-panes">
        <div className="kefu-pane kefu-pane-list">
          <div className="kefu-self">
            <Face size={36} />
            <Skeleton width={96} height={14} />
          </div>
          <div className="kefu-list-tools kefu-pending-tools">
            <Skeleton height={32} />
            <Skeleton width={120} height={14} />
          </div>
          <PendingRows />
        </div>
        <div className="kefu-pane kefu-pane-thread" />
      </div>
    </div>
  )
}

/** Conversations to come. */
export function PendingRows() {
  return (
    <div className="kefu-pending">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="kefu-pending-row">
          <Face size={40} />
          <Skeleton rows={2} height={12} />
        </div>
      ))}
    </div>
  )
}

const Face = ({ size }: { size: number }) => (
  <span className="kefu-pending-face">
    <Skeleton width={size} height={size} />
  </span>
)
