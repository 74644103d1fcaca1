import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Phone, Picture } from '#src/console/parts/storefront-theme/phone.tsx'
import { themeOf } from '#src/console/parts/storefront-theme/themes.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $text as $shop } from './member-phone.text.ts'
import type { Entry, MemberForm } from './member-form.ts'
import { $text } from './member.text.ts'
import { OrderIcons } from './order-icons.tsx'
import css from './member-phone.css?inline'

addStyles(css)

/** The parts of the member centre that can be chosen. */
export type Zone = 'style' | 'orders' | 'banners' | 'services' | 'merchant'

export interface MemberPhoneProps {
  form: MemberForm
  zone: Zone
  onChoose: (zone: Zone) => void
}

/** The drawn member centre; a click on a part chooses it. */
export function MemberPhone({ form, zone, onChoose }: MemberPhoneProps) {
  const text = useStore($text)
  const shop = useStore($shop)
  const part = (name: Zone, children: ReactNode) => (
    <div className="member-zone" data-zone={name}>
      {children}
      <button type="button" className="member-cover" aria-pressed={zone === name} aria-label={text[name]} onClick={() => onChoose(name)} />
    </div>
  )
  const theme = themeOf(form.theme)
  return (
    <div className="member-phone" style={{ '--shop-main': theme.main } as CSSProperties} data-style={form.style}>
      <Phone label={text.zones} sketch={shop.sketch}>
        {part('style', <Head style={form.style} />)}
        {part(
          'orders',
          <span className="member-card">
            <CardHead title={shop.orders} more={shop.all} />
            <OrderIcons look={form.orderStyle} words={[shop.toPay, shop.toSend, shop.toReceive, shop.toJudge, shop.refund]} />
          </span>,
        )}
        {part('banners', <Banner form={form} />)}
        {part('services', <Tiles title={shop.services} entries={form.services} />)}
        {part('merchant', <Tiles title={shop.merchant} entries={form.merchant} />)}
      </Phone>
    </div>
  )
}

function CardHead({ title, more }: { title: string; more?: string }) {
  return (
    <span className="member-card-head">
      <b>{title}</b>
      {more && (
        <small>
          {more}
          <ChevronRight size={12} />
        </small>
      )}
    </span>
  )
}

function Head({ style }: { style: number }) {
  const shop = useStore($shop)
  const figures: readonly [string, string][] = [
    [shop.balance, '128.00'],
    [shop.points, '560'],
    [shop.coupons, '3'],
    [shop.favourites, '12'],
  ]
  return (
    <span className="member-head" data-look={style}>
      <span className="member-person">
        <span className="member-face" />
        <span>
          <b>{shop.visitor}</b>
          <small>ID 10086</small>
        </span>
      </span>
      <span className="member-figures">
        {figures.map(([word, figure]) => (
          <span key={word}>
            <b>{figure}</b>
            <small>{word}</small>
          </span>
        ))}
      </span>
      {style === 3 && (
        <span className="member-vip">
          <b>{shop.vip}</b>
          <small>{shop.open}</small>
        </span>
      )}
    </span>
  )
}

function Banner({ form: { isBannerShown, banners } }: { form: MemberForm }) {
  const text = useStore($text)
  const first = banners.find(({ picture }) => picture)
  if (!isBannerShown) return <span className="member-no-banner">{text.noBanner}</span>
  return (
    <span className="member-banner" data-empty={!first || undefined}>
      {first ? <Picture address={first.picture} /> : text.emptyBanner}
      {banners.length > 1 && (
        <span className="member-dots">
          {banners.map(({ key }, place) => (
            <i key={key} data-on={place === 0 || undefined} />
          ))}
        </span>
      )}
    </span>
  )
}

function Tiles({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <span className="member-card">
      <CardHead title={title} />
      <span className="member-tiles">
        {entries.map((entry) => (
          <span key={entry.key} className="member-tile">
            <Picture address={entry.picture || undefined} />
            <small>{entry.name}</small>
          </span>
        ))}
      </span>
    </span>
  )
}
