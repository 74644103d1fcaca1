import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listBoughtProducts, listHotProducts, listSeenProducts, type CustomerProduct } from '#src/api/chat-customers.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { PageList } from '../side/page-list.tsx'
import { listOf } from '../side/list-of.ts'
import { SearchTools } from '../side/search-tools.tsx'
import type { SideProps } from '../side/side-props.ts'
import { usePages } from '../side/use-pages.tsx'
import { useLater } from '../side/use-later.tsx'
import { $text } from './goods.text.ts'

const tabs = { bought: listBoughtProducts, visited: listSeenProducts, hot: listHotProducts }
type GoodsTab = keyof typeof tabs
const empty = { bought: 'noneBought', visited: 'noneVisited', hot: 'noneHot' } as const

/** What the customer bought and looked at, and what sells best; each can be sent into the conversation. */
export function GoodsPart({ connection, workbench, conversation }: SideProps) {
  const text = useStore($text)
  // a guest bought nothing that a shop knows of
  const [tab, setTab] = useState<GoodsTab>(conversation.isTourist ? 'hot' : 'bought')
  const [search, setSearch] = useState('')
  const store_name = useLater(search.trim())
  const pages = usePages(connection, tabs[tab], { params: { uid: conversation.uid }, query: { store_name } }, listOf<CustomerProduct>)
  return (
    <>
      <SearchTools
        choice={{
          label: text.choice,
          value: tab,
          onChange: setTab,
          choices: [
            ['bought', text.bought],
            ['visited', text.visited],
            ['hot', text.hot],
          ],
        }}
        typed={search}
        onType={setSearch}
        placeholder={text.search}
      />
      <PageList pages={pages} empty={store_name ? text.none : text[empty[tab]]} keyOf={({ id }) => String(id)} label={text.list}>
        {(product) => (
          <div className="kefu-ware">
            <ShopPicture src={product.image} base={connection.base} size={56} />
            <div className="kefu-ware-body">
              <span className="kefu-ware-name">{product.store_name}</span>
              <span className="kefu-ware-more">{text.stock(String(product.stock), String(product.sales))}</span>
              <span className="kefu-ware-line">
                <span>¥{product.price}</span>
                <Button
                  size="compact"
                  aria-label={text.sendThis(product.store_name)}
                  onClick={() => workbench.sendCard('product', String(product.id))}
                >
                  {text.send}
                </Button>
              </span>
            </div>
          </div>
        )}
      </PageList>
    </>
  )
}
