import { numberProp, textProp } from './props.ts'
import type { FormRule } from './rule.ts'

/** What a frame of the shop chooses: its page in an iframe is replaced by a picker of ours (conventions 5). */
export type FrameKind = 'picture' | 'pictures' | 'icon' | 'person' | 'product' | 'video'

const pages: readonly [RegExp, FrameKind][] = [
  [/\/system\.user\//i, 'person'],
  [/\/store\.storeproduct\//i, 'product'],
  [/\/widget\.widgets\/icon/i, 'icon'],
  [/\/widget\.video\//i, 'video'],
]

/** How many a frame may hold. */
export const mostOf = (rule: FormRule): number => numberProp(rule, 'maxLength') ?? (Array.isArray(rule.value) ? Infinity : 1)

/** What a frame chooses; undefined for another kind of field. */
export function frameKind(rule: FormRule): FrameKind | undefined {
  if (rule.type !== 'frame') return undefined
  const page = pages.find(([address]) => address.test(textProp(rule, 'src') ?? ''))?.[1]
  if (page) return page
  if (rule.props['type'] === 'input') return 'icon'
  return mostOf(rule) === 1 && !Array.isArray(rule.value) ? 'picture' : 'pictures'
}
