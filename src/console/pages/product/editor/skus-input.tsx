import { Suspense, useMemo } from 'react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useFormValue } from '#src/forms/use-form.ts'
import { inputOf } from '#src/fields/inputs.ts'
import { noTools } from '#src/fields/tools.ts'
import type { Field } from '#src/kinds/kind.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './editor.css?inline'
import { skusField } from './sku-fields.ts'
import type { Sku } from './specs.ts'
import type { ProductValues } from './values.ts'

addStyles(css)

const Lines = inputOf('lines')

const isCounted = ({ virtual_list: codes, stock }: Sku) => !Array.isArray(codes) || codes.length === 0 || stock === codes.length

/** Codes that are used once are the stock. Rows of which none changes are the same list: a grid takes another one for a fresh start. */
const counted = (rows: readonly Sku[]): readonly Sku[] =>
  rows.every(isCounted)
    ? rows
    : rows.map((row) => (isCounted(row) ? row : { ...row, stock: (row['virtual_list'] as readonly unknown[]).length }))

type SkusProps = ControlProps<readonly Sku[], ProductValues>

/** Prices and stock of every specification, written as in a spreadsheet, and a picture of each. */
export function SkusInput({ form, value, given, onChange, words, tools, errors, ...props }: SkusProps) {
  const type = String(useFormValue(form, 'virtual_type'))
  const own = useFormValue(form, 'is_sub') as readonly string[]
  const isMultiple = useFormValue(form, 'spec_type') === '1'
  const { coupons } = given.given
  const field = useMemo(() => skusField({ type, own, isMultiple, coupons }), [type, own, isMultiple, coupons])
  // the product's own state has the same key on the wire
  const heads = useMemo(() => ({ ...words, is_show: words['skuShown'] }), [words])
  const columns = Object.keys((field.options as { of: object }).of).join(' ')
  return (
    <div className="product-skus">
      <p className="ui-field-help">{String(words['fillHelp'])}</p>
      <Suspense fallback={<Skeleton rows={2} height={36} />}>
        <Lines
          // other columns are another grid
          key={columns}
          {...{ ...props, value, errors, tools }}
          words={heads}
          field={field as unknown as Field<unknown>}
          onChange={(rows) => onChange(counted(rows as readonly Sku[]))}
        />
      </Suspense>
      <SkuPictures {...{ value, onChange, words, tools }} id={props.id} />
    </div>
  )
}

function SkuPictures({ value, onChange, words, tools, id }: Pick<SkusProps, 'value' | 'onChange' | 'words' | 'tools' | 'id'>) {
  const { Pictures } = tools ?? noTools
  if (!Pictures || value.length === 0) return null
  const put = (row: Sku, address: string) => onChange(value.map((one) => (one === row ? { ...one, pic: address } : one)))
  const first = String(value[0]?.['pic'] ?? '')
  return (
    <div className="product-sku-pictures" role="group" aria-label={String(words['skuPictures'])}>
      {value.map((row, at) => (
        <figure key={row.id}>
          <Pictures
            id={`${id}-${at}`}
            describedBy={undefined}
            label={`${String(words['pic'])} ${row.name}`}
            most={1}
            value={row['pic'] ? [String(row['pic'])] : []}
            onChange={([address = '']) => put(row, address)}
          />
          <figcaption>{row.name}</figcaption>
        </figure>
      ))}
      {value.length > 1 && first !== '' && (
        <Button size="compact" onClick={() => onChange(value.map((row) => ({ ...row, pic: first })))}>
          {String(words['pictureForAll'])}
        </Button>
      )}
    </div>
  )
}
