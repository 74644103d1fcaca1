import { purified } from './clean-html.ts'
import { setStyles } from './set-styles.ts'
import { isShownStyle, shownAttributes, shownTags } from '#src/lib/shown-rules.ts'

/**
 * Saved HTML as nodes that can be looked at and do nothing: nothing runs, no link leads anywhere, nothing lies over what is
 * around it, and only pictures (and the picture of a film) are asked for; a film itself when it is played. What is
 * stored stays as it is.
 */
export function shownHtml(html: string): DocumentFragment {
  const fragment = purified(html, {
    ALLOWED_TAGS: [...shownTags],
    ALLOWED_ATTR: [...shownAttributes, 'data-crm-style'],
    // it would be read as an address: what stands in it is judged below, style by style
    ADD_URI_SAFE_ATTR: ['data-crm-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  setStyles(fragment, isShownStyle)
  // the list holds, whatever the cleaner overlooked
  for (const element of fragment.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'style' && !shownAttributes.includes(name)) element.removeAttribute(name)
  // a picture that nobody has described is passed over by who cannot see it
  for (const picture of fragment.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '')
  for (const media of fragment.querySelectorAll('audio, video')) media.setAttribute('preload', 'none')
  return fragment
}
