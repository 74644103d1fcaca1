const exempt = new Set(['menu_path', 'api_url', 'unique_auth', 'description', 'custom_form', 'content', 'tableField', 'url', 'customCode'])
const tags = /<(script|i?frame|style|body|img|div|input|object|meta|base|layer)\b/gi
const patterns = [
  /\.\.\//g,
  /<\?(php)?/gi,
  /\bon\w+\s*=/gi,
  /\b(or|and)\b.*=.*$/gi,
  /union.*select/gi,
  /select.*from/gi,
  /\b(alert|eval|echo|system)\(/gi,
]

function filterText(text) {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text.replace(tags, ''))
}

/**
 * What the shop's input filter makes of a JSON body (designer contract 2.4): every leaf that is neither an
 * integer nor null becomes text, and text under most keys loses whatever looks like code.
 */
export function shopFilter(value, key = '') {
  if (Array.isArray(value)) return value.map((entry) => shopFilter(entry, key))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shopFilter(entry, name)]))
  if (value === null || Number.isInteger(value)) return value
  if (exempt.has(key)) return value
  if (value === true) return '1'
  if (value === false) return ''
  return filterText(String(value))
}

/** What an update (never a create) drops of a page's value (designer contract 1.2). */
export function dropLists(value) {
  for (const block of Object.values(value ?? {})) {
    if (block.name === 'goodList') {
      delete block.selectConfig?.list
      if (block.goodsList?.list) block.goodsList = { ...without(block.goodsList, 'list'), ids: block.goodsList.list.map((row) => row.id) }
    }
    if (block.name === 'articleList') delete block.selectList?.list
    if (block.name === 'promotionList') delete block.productList?.list
  }
  return value
}

function without(object, key) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}
