import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { storefrontAddress } from '#src/stores/page-address.ts'
import { DemoPage } from '../../demo/demo-page.tsx'
import { definePage } from '../../engine/page.ts'
import { $text } from './frame.text.ts'

/** The home page of the storefront, as visitors without a session get it. */
function Frame() {
  const text = useStore($text)
  const connection = useConnection()
  return (
    <DemoPage title={text.title} about={text.about}>
      <iframe className="demo-frame" src={storefrontAddress(connection, 0)} title={text.title} sandbox="" referrerPolicy="no-referrer" />
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Frame })
