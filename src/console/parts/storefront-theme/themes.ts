/** A theme of the storefront: its main colour and that of prices (designer contract 1.5). */
export interface Theme {
  value: number
  word: 'sky' | 'fresh' | 'passion' | 'charm' | 'energy'
  main: string
  price: string
}

export const themes: readonly Theme[] = [
  { value: 1, word: 'sky', main: '#1DB0FC', price: '#FD502F' },
  { value: 2, word: 'fresh', main: '#42CA4D', price: '#FF7600' },
  { value: 3, word: 'passion', main: '#E93323', price: '#E93323' },
  { value: 4, word: 'charm', main: '#FF448F', price: '#FF448F' },
  { value: 5, word: 'energy', main: '#FE5C2D', price: '#FE5C2D' },
]

/** The theme of a stored number; what the shop starts with when it is none. */
export const themeOf = (value: number): Theme => themes.find((theme) => theme.value === value) ?? themes[2]!
