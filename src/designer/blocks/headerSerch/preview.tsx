import { Search } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { flexSideOf } from '../shared/options.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { SearchBox } from './schema.ts'

addStyles(css)

export function SearchBoxPreview({ value }: PreviewProps<SearchBox>) {
  const [start, end] = value.background
  const box = { borderRadius: value.shape === 1 ? 0 : 15, justifyContent: flexSideOf(value.align) }
  const bar = { marginTop: value.spaceAbove, paddingLeft: value.inset, background: `linear-gradient(90deg, ${start} 50%, ${end} 100%)` }
  return (
    <div className="designer-search" style={bar}>
      {value.logo && <Picture className="designer-search__logo" src={value.logo} />}
      <div className="designer-search__box" style={box}>
        <Search size={13} aria-hidden />
        搜索商品
      </div>
    </div>
  )
}
