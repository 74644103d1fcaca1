import { ShopPicture } from '#src/pickers/shop-picture.tsx'

const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || !value.startsWith('[')) return value === undefined || value === null || value === '' ? [] : [value]
  try {
    return listOf(JSON.parse(value))
  } catch {
    return [value]
  }
}

/** A value as its kind of form shows it: pictures, two times, or text. */
export function CrudCell({ type, value, base }: { type: string | undefined; value: unknown; base: string }) {
  const list = listOf(value)
  if (list.length === 0) return <>—</>
  if (type === 'frameImageOne' || type === 'frameImages')
    return (
      <span className="console-tags">
        {list.map((address, at) => (
          <ShopPicture key={at} src={String(address)} base={base} size={32} />
        ))}
      </span>
    )
  return (
    <>{list.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(type === 'dateTimeRange' ? '--' : ', ')}</>
  )
}
