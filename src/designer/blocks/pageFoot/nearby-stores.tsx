import { useStore } from '@nanostores/react'
import { MapPin } from 'lucide-react'
import { readStoreStatus } from '#src/api/appearance.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { Question } from '../../shop/shop-answers.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import type { ListAsideProps } from '../shared/define.ts'
import type { TabItem } from './schema.ts'
import { $text } from './text.ts'

const link = '/pages/storeList/index'

const question: Question<boolean> = {
  key: 'store status',
  ask: async (shop) => String((await shop.send(readStoreStatus, {}))?.store_status) === '1',
}

/** A tab for nearby stores: offered where goods can be picked up; elsewhere the shop's message (designer contract 4.1). */
export function NearbyStores({ items, add }: ListAsideProps<TabItem>) {
  const t = useStore($text)
  const isOn = useAnswer(question)
  const isThere = items.some((item) => item.link.split('?')[0] === link)
  if (isOn === false && isThere)
    return (
      <p className="designer-alert" role="alert">
        {t.nearbyOff}
      </p>
    )
  if (isOn !== true || isThere || !add) return null
  return (
    // the shop's own word: it is content of the page, not of the editor
    <Button icon={<MapPin size={15} />} onClick={() => add({ label: '周边', link, chosen: '', plain: '' })}>
      {t.addNearby}
    </Button>
  )
}
