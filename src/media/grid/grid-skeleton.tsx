import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { pageSize } from '../list/query.ts'

/** The shape of what comes; unseen for the first moments (see list.css). */
export function GridSkeleton() {
  return (
    <div className="media-grid media-grid-waiting" aria-hidden="true">
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className="media-tile">
          <span className="media-tile-blank">
            <Skeleton height="100%" />
          </span>
          <span className="media-tile-name">
            <Skeleton width="60%" height={12} />
          </span>
        </div>
      ))}
    </div>
  )
}
