import { useStore } from '@nanostores/react'
import { productLabels } from '#src/api/factory-product-tools.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { LabelDialog } from '#src/console/parts/factory/labels/label-dialog.tsx'
import { $text } from './text.ts'

/** Labels of 40 by 30 mm, one or several for each specification that is in use. */
export function ProductLabels(props: { row: { id: string; sn: string }; tools: PageTools; onClose: () => void }) {
  const t = useStore($text)
  return <LabelDialog {...props} of={{ call: productLabels as never, body: { product_id: Number(props.row.id) }, none: t.noLabels }} />
}
