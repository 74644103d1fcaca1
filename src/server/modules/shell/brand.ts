const mark = `<rect width="64" height="64" rx="14" fill="#2f6fed"/><path d="M18 25h28l-3 21a3 3 0 0 1-3 2.6H24a3 3 0 0 1-3-2.6z" fill="#fff"/><path d="M25 28v-5a7 7 0 0 1 14 0v5" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><circle cx="32" cy="37" r="4.4" fill="#2f6fed"/>`

const framed = (width: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${inner}</svg>`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Pictures that stand in until a shop uploads its own. */
export const brand = {
  square: () => framed(64, mark),
  wide: (name: string) => {
    const width = 84 + [...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 30 : 17), 0)
    const words = `<text x="78" y="42" font-family="system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif" font-size="28" font-weight="600" fill="#4b5a75">${escaped(name)}</text>`
    return framed(width, mark + words)
  },
  person: () =>
    framed(
      64,
      `<rect width="64" height="64" rx="32" fill="#dfe7f5"/><circle cx="32" cy="25" r="11" fill="#8aa0c4"/><path d="M11 58a21 19 0 0 1 42 0z" fill="#8aa0c4"/>`,
    ),
}
