import type { PreviewProps } from '../shared/define.ts'
import type { BlankSpace } from './schema.ts'

export function BlankSpacePreview({ value }: PreviewProps<BlankSpace>) {
  return <div className="designer-space" style={{ height: value.height, background: value.background }} />
}
