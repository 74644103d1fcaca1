import { coversText, readArticleCategoryTree, saveArticle, type ArticleCategoryNode, type ArticleInfo } from '#src/api/articles.ts'
import type { Id } from '#src/api/endpoint.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import type { FormTarget } from '#src/console/engine/form/form.ts'
import type { OwnControlProps } from '#src/forms/kinds/own.tsx'
import { Select, type SelectOption } from '#src/ui/select/select.tsx'
import { $text } from './article-form.text.ts'

interface Values extends Pick<ArticleInfo, 'title' | 'author' | 'synopsis' | 'image_input' | 'content' | 'is_banner' | 'is_hot'> {
  /** '' while none is chosen. */
  cid: string
  categories: readonly ArticleCategoryNode[]
  version?: number
}

function valuesOf(row: Partial<ArticleInfo>, categories: Values['categories']): Values {
  const { title = '', author = '', synopsis = '', image_input = [], content = '', is_banner = 0, is_hot = 0, cid = '', version } = row
  return { title, author, synopsis, image_input, content, is_banner, is_hot, cid: String(cid), categories, version }
}

const lines = (nodes: readonly ArticleCategoryNode[], depth = 0): SelectOption<string>[] =>
  nodes.flatMap(({ id, title, children = [] }) => [
    { value: String(id), label: '\u2003'.repeat(depth) + title },
    ...lines(children, depth + 1),
  ])

function Category({ value, given, onChange, id, describedBy, invalid }: OwnControlProps<string, Values>) {
  const options = lines(given.categories)
  const chosen = options.some((option) => option.value === value) ? value : undefined
  return <Select id={id} aria-describedby={describedBy} invalid={invalid} value={chosen} onChange={onChange} options={options} />
}

const shownOrNot = [
  { value: 1, word: 'shown' },
  { value: 0, word: 'hidden' },
] as const

/** An article, new or there. */
export const articleForm = defineForm({
  text: $text,
  in: 'page',
  start: async ({ connection, row = {} as ArticleInfo }: FormTarget<ArticleInfo>) =>
    valuesOf(row, await connection.send(readArticleCategoryTree, {})),
  theirs: (row, { categories }) => valuesOf(row, categories),
  fields: [
    { key: 'title', required: 'titleMissing', maxLength: 80 },
    { key: 'author', maxLength: 40 },
    { key: 'cid', as: 'own', control: Category, required: 'categoryMissing' },
    { key: 'synopsis', as: 'longtext', maxLength: 255 },
    { key: 'image_input', as: 'pictures', required: 'pictureMissing', help: 'pictureSize' },
    { key: 'content', as: 'richText', required: 'contentMissing' },
    { key: 'is_banner', as: 'choice', options: shownOrNot },
    { key: 'is_hot', as: 'choice', options: shownOrNot },
  ],
  async save({ image_input, cid, version, title, author, synopsis, content, is_banner, is_hot }, { connection, row, options }) {
    const { share_title = '', share_synopsis = '', sort = 0, url = '', status = 1 } = row ?? {}
    const kept = { id: row?.id ?? 0, share_title, share_synopsis, sort, url, status }
    const body = { ...kept, title, author, synopsis, content, is_banner, is_hot, cid: Number(cid) as Id }
    const wire = { ...body, image_input: coversText(image_input), ...(version !== undefined && { version }) }
    return (await connection.answer(saveArticle, { body: wire }, options)).message
  },
})
