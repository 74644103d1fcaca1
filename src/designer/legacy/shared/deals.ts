import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { ListAsideProps } from '../../blocks/shared/define.ts'
import { amount, choice, tab } from '../../blocks/shared/lens.ts'
import type { Row } from '../../blocks/shared/rows.ts'
import { lost, sortWord } from './conversion.ts'
import { defineLegacy, type AnyLegacyKind, type Shown } from './define.ts'
import { freshCategory, freshInputs, freshMode, freshPicks, freshSort, sorts } from './fresh.ts'
import { headingBlock } from './heading.ts'
import { chosenId, input, namedPicks, titleLabel, type Pick, shownSwitch } from './lens.ts'
import { legacySchema } from './schema.ts'

/** A row of activities: flash sales, bargains or group buying. */
interface Deals extends Shown {
  readonly title: string
  /** 0 automatic, 1 picked by hand. */
  readonly mode: number
  readonly category: Id | null
  readonly count: number
  /** 0 the shop's order, 1 by sales, 2 newest. */
  readonly sort: number
  readonly picked: readonly Row<Pick>[]
}

interface DealsParts {
  readonly kind: 'seckill' | 'combination' | 'bargain'
  readonly icon: LucideIcon
  readonly title: string
  /** The shop's number for it (designer contract 1.3). */
  readonly type: number
  /** Offers the activities that the shop has. */
  readonly Aside: ComponentType<ListAsideProps<Pick>>
}

/** Declares the row of one kind of activity; all three store the same. */
export function defineDeals({ kind, icon, title, type, Aside }: DealsParts): AnyLegacyKind {
  const fresh = () => ({
    isShow: { val: true },
    tabConfig: freshMode(),
    titleInfo: freshInputs([['商品类型', title, 20, '选填，不超过四个字']], type),
    selectConfig: freshCategory(),
    numConfig: { val: 6 },
    goodsSort: freshSort(sorts),
    goodsList: freshPicks(),
  })
  const isAutomatic = (value: Deals) => value.mode !== 1
  return defineLegacy<Deals>({
    kind,
    icon,
    module: kind,
    ...legacySchema<Deals>(fresh, {
      isShown: shownSwitch,
      title: input('titleInfo', titleLabel),
      mode: tab('tabConfig'),
      category: chosenId('selectConfig'),
      count: amount('numConfig'),
      sort: choice('goodsSort'),
      picked: namedPicks('title', 'image'),
    }),
    fields: [
      { field: 'isShown', as: 'switch' },
      { field: 'mode', as: 'choice', options: [{ word: 'automatic' }, { word: 'manual' }] },
      { field: 'title', as: 'text', max: 20, hint: 'goodsTitleHint' },
      { field: 'category', as: 'category', when: isAutomatic },
      { field: 'count', as: 'count', when: isAutomatic },
      {
        field: 'sort',
        as: 'choice',
        when: isAutomatic,
        options: [{ word: 'shopOrder' }, { word: 'bySales' }, { word: 'newest' }],
      },
      {
        field: 'picked',
        as: 'list',
        max: 20,
        add: 'addPick',
        when: (value) => !isAutomatic(value),
        Aside,
        fresh: () => ({ id: '', name: '', picture: '' }),
        of: [{ field: 'name', as: 'text', max: 60 }],
      },
    ],
    convert({ title: words, mode, category, count, sort, picked }) {
      const heading = words === title ? [] : headingBlock(words, '')
      const automatic = { category: category ?? '', sort: sortWord(sort) }
      const losses: Record<string, string | number> = mode === 1 ? { picked: picked.length } : automatic
      return { blocks: [...heading, { kind, value: { count } }], losses: lost(losses) }
    },
  })
}
