import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { ChoiceCards } from '#src/console/form/choice-cards.tsx'
import { themeOf } from '#src/console/parts/storefront-theme/themes.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Switch } from '#src/ui/switch/switch.tsx'
import { EntryListEditor } from './entry-list.tsx'
import { HeadSketch } from './head-sketch.tsx'
import { maxBanners, type MemberForm } from './member-form.ts'
import type { Zone } from './member-phone.tsx'
import { $text } from './member.text.ts'
import { OrderIcons, orderStyles } from './order-icons.tsx'
import css from './zone-panel.css?inline'

addStyles(css)

export interface ZonePanelProps {
  zone: Zone
  form: MemberForm
  onChange: (form: MemberForm) => void
  isChecked: boolean
}

/** What can be changed about the chosen part of the member centre. */
export function ZonePanel({ zone, form, onChange, isChecked }: ZonePanelProps) {
  const text = useStore($text)
  const Editor = editors[zone]
  const theme = themeOf(form.theme)
  return (
    <section className="member-panel" aria-label={text[zone]} style={{ '--shop-main': theme.main } as CSSProperties}>
      <h2>{text[zone]}</h2>
      <Editor zone={zone} form={form} onChange={onChange} isChecked={isChecked} />
    </section>
  )
}

function StyleEditor({ form, onChange }: ZonePanelProps) {
  const text = useStore($text)
  return (
    <ChoiceCards
      label={text.style}
      value={form.style}
      onChange={(style) => onChange({ ...form, style })}
      choices={[1, 2, 3].map((number) => ({ value: number, label: text.styleOf(number), picture: <HeadSketch style={number} /> }))}
    />
  )
}

function OrdersEditor({ form, onChange }: ZonePanelProps) {
  const text = useStore($text)
  return (
    <ChoiceCards
      label={text.orders}
      value={form.orderStyle}
      onChange={(orderStyle) => onChange({ ...form, orderStyle })}
      choices={orderStyles.map((number) => ({ value: number, label: text.styleOf(number), picture: <OrderIcons look={number} /> }))}
    />
  )
}

function BannersEditor({ form, onChange, isChecked }: ZonePanelProps) {
  const text = useStore($text)
  return (
    <>
      <Switch checked={form.isBannerShown} onChange={(isBannerShown) => onChange({ ...form, isBannerShown })}>
        {text.bannersShown}
      </Switch>
      <p className="member-help">{text.bannersHelp(maxBanners)}</p>
      <EntryListEditor
        list="banners"
        entries={form.banners}
        onChange={(banners) => onChange({ ...form, banners })}
        add={text.addBanner}
        max={maxBanners}
        isChecked={isChecked}
      />
    </>
  )
}

function ServicesEditor({ form, onChange, isChecked }: ZonePanelProps) {
  const text = useStore($text)
  return (
    <>
      <p className="member-help">{text.servicesHelp}</p>
      <EntryListEditor
        list="services"
        entries={form.services}
        onChange={(services) => onChange({ ...form, services })}
        add={text.addService}
        isChecked={isChecked}
      />
    </>
  )
}

function MerchantEditor({ form, onChange, isChecked }: ZonePanelProps) {
  const text = useStore($text)
  return (
    <>
      <p className="member-help">{text.merchantHelp}</p>
      <EntryListEditor
        list="merchant"
        entries={form.merchant}
        onChange={(merchant) => onChange({ ...form, merchant })}
        isChecked={isChecked}
      />
    </>
  )
}

const editors: Record<Zone, (props: ZonePanelProps) => React.ReactNode> = {
  style: StyleEditor,
  orders: OrdersEditor,
  banners: BannersEditor,
  services: ServicesEditor,
  merchant: MerchantEditor,
}
