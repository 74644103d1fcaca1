import type { Wire } from '../../document/block.ts'

/*
 * Stored forms of the fields of a new block. Labels and icon names are stored although they are no
 * content: the shop's old editor reads them (designer contract 2.2).
 */

type Option = readonly [val: string, icon: string, style?: string]

const options = (list: readonly Option[]) => list.map(([val, icon, style]) => (style === undefined ? { val, icon } : { val, icon, style }))

export const freshColour = (title: string, colours: readonly string[], name?: string): Wire => {
  const items = () => colours.map((item) => ({ item }))
  return { title, ...(name !== undefined && { name }), default: items(), color: items() }
}

export const freshChoice = (title: string, type: number, list: readonly Option[], rest: Wire = {}): Wire => ({
  ...rest,
  title,
  type,
  list: options(list),
})

export const freshAmount = (title: string, val: number, min = 0): Wire => ({ title, val, min })

export const freshSwitch = (title: string): Wire => ({ title, val: 1 })

export const freshText = (title: string, value: string, placeholder: string, max: number): Wire => ({
  title,
  value,
  place: placeholder,
  max,
})

export const edges: readonly Option[] = [
  ['直角', 'iconPic_square'],
  ['圆角', 'iconPic_fillet'],
]

export const threeSides: readonly Option[] = [
  ['居左', 'icondoc_left'],
  ['居中', 'icondoc_center'],
  ['居右', 'icondoc_right'],
]
export const threeStyledSides: readonly Option[] = threeSides.map(
  ([val, icon], index) => [val, icon, ['left', 'center', 'right'][index]] as const,
)

export const freshEdges = (title: string, type: number, name: string): Wire => freshChoice(title, type, edges, { name })
