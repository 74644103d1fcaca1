import { readAllCities, type CityNode } from '#src/api/cities.ts'
import { readPickUpStore, savePickUpStore, type PickUpStore, type PickUpStoreInfo } from '#src/api/pick-up-stores.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { field } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { period, type Period } from '#src/kinds/period.ts'
import { picture } from '#src/kinds/pictures.ts'
import { text } from '#src/kinds/text.ts'
import { isWholeRegion, RegionInput } from './region-input.tsx'
import { $text } from './text.ts'

interface StoreValues {
  name: string
  introduction: string
  phone: string
  region: readonly string[]
  street: string
  hours: Period
  image: string
  wideImage: string
  location: string
  version?: number | undefined
  /** All regions there are. */
  tree: readonly CityNode[]
}

const isLocation = (value: string) => /^\s*-?\d{1,3}(\.\d+)?\s*[,，]\s*-?\d{1,3}(\.\d+)?\s*$/.test(value)

function valuesOf(info: PickUpStoreInfo | undefined, tree: readonly CityNode[]): StoreValues {
  const [from = '', to = ''] = info?.timeVal ?? []
  return {
    ...{ name: info?.name ?? '', introduction: info?.introduction ?? '', phone: info?.phone ?? '' },
    ...{ region: info?.address2 ?? [], street: info?.detailed_address ?? '', hours: { from, to } },
    ...{ image: info?.image ?? '', wideImage: info?.oblong_image ?? '', location: info?.latlng ?? '', version: info?.version, tree },
  }
}

const hours = period()

/** A place where orders are picked up. */
export const storeForm = defineForm<PickUpStore, StoreValues, ReturnType<typeof $text.get>>({
  text: $text,
  in: 'drawer',
  async start({ connection, row }) {
    const [tree, read] = await Promise.all([
      connection.send(readAllCities, {}),
      row && connection.send(readPickUpStore, { params: { id: row.id } }),
    ])
    return valuesOf(read?.info, tree)
  },
  theirs: (row, { tree }) => valuesOf(row as PickUpStoreInfo, tree),
  fields: [
    { key: 'name', required: 'nameMissing', of: text({ max: 100 }) },
    { key: 'introduction', of: longText({ max: 1_000 }) },
    { key: 'phone', required: 'phoneMissing', of: text({ max: 32 }) },
    {
      key: 'region',
      sentAs: 'address',
      required: 'regionMissing',
      control: RegionInput,
      check: (names, { tree }, words) => !isWholeRegion(names, tree) && words.regionMissing,
    },
    { key: 'street', sentAs: 'detailed_address', required: 'streetMissing', of: text() },
    {
      key: 'hours',
      sentAs: 'day_time',
      required: 'hoursMissing',
      of: field(hours.kind, { ends: 'clock' } as object),
      check: ({ from, to }, _, words) => !(from && to) && words.hoursMissing,
    },
    { key: 'image', required: 'imageMissing', of: picture() },
    { key: 'wideImage', sentAs: 'oblong_image', required: 'imageMissing', of: picture() },
    {
      key: 'location',
      sentAs: 'latlng',
      required: 'locationMissing',
      help: 'locationHelp',
      of: text({ max: 100 }),
      check: (value, _, words) => !isLocation(value) && words.locationWrong,
    },
  ],
  async save(values, { connection, row, options }) {
    const { name, introduction, phone, region, street, hours: open, image, wideImage, location, version } = values
    const body = {
      ...{ name, introduction, phone, address: region, detailed_address: street, image, oblong_image: wideImage },
      ...{
        latlng: location.replace('，', ',').replaceAll(/\s/g, ''),
        day_time: [open.from, open.to],
        ...(version !== undefined && { version }),
      },
    }
    return (await connection.answer(savePickUpStore, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})
