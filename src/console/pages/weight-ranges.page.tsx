import { definePage } from '../engine/page.ts'
import { WeightRanges } from '../weights/weight-ranges.tsx'
import { $text } from '../weights/weights.text.ts'

export default definePage({ text: $text, view: WeightRanges })
