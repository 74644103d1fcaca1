import type { FieldTools } from '#src/fields/tools.ts'
import { ImagesInput } from '#src/pickers/images-input.tsx'
import { PersonInput } from '#src/pickers/person-input.tsx'
import { ProductInput } from '#src/pickers/product-input.tsx'
import type { RichTextInputProps } from '#src/pickers/rich-text/rich-text-input.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { VideoInput } from '#src/pickers/video-input.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { IconInput } from './icon-input.tsx'

const richText = lazyPart<RichTextInputProps>(async () => (await import('#src/pickers/rich-text/rich-text-input.tsx')).RichTextInput)

function LazyRichText(props: RichTextInputProps) {
  const Input = useLazyPart(richText, true)
  return Input ? <Input {...props} /> : <Skeleton height={632} />
}

/** The pickers of the console, for the forms that a server describes. */
export const formTools = (connection: Connection): FieldTools => ({
  backend: connection,
  Pictures: ({ describedBy, ...rest }) => <ImagesInput {...rest} base={connection.base} aria-describedby={describedBy} />,
  Video: ({ describedBy, most: _one, ...rest }) => <VideoInput {...rest} aria-describedby={describedBy} />,
  Thumb: ({ src }) => <ShopPicture src={src} base={connection.base} size={32} />,
  Icon: ({ describedBy, ...rest }) => <IconInput {...rest} aria-describedby={describedBy} />,
  RichText: ({ value, onChange, label }) => <LazyRichText {...{ value, onChange, label, connection }} />,
  Person: ({ describedBy, most: _one, ...rest }) => <PersonInput {...rest} connection={connection} aria-describedby={describedBy} />,
  Product: ({ describedBy, most: _one, ...rest }) => <ProductInput {...rest} connection={connection} aria-describedby={describedBy} />,
})

const known = new WeakMap<Connection, FieldTools>()

/** The same tools for the same connection: another component would lose what is typed in it. */
export function formToolsOf(connection: Connection): FieldTools {
  const tools = known.get(connection) ?? formTools(connection)
  known.set(connection, tools)
  return tools
}
