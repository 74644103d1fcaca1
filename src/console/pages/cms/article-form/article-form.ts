import { coversText, readArticleCategoryTree, saveArticle, type ArticleCategoryNode, type ArticleInfo } from '#src/api/articles.ts'
import type { Id } from '#src/api/endpoint.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { longText } from '#src/kinds/long-text.ts'
import { pictures } from '#src/kinds/pictures.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { text } from '#src/kinds/text.ts'
import { tree, type TreeNode } from '#src/kinds/tree.ts'
import { $text } from './article-form.text.ts'

interface Values extends Pick<ArticleInfo, 'title' | 'author' | 'synopsis' | 'content'> {
  image_input: readonly string[]
  /** '1' or '0'. */
  is_banner: string
  is_hot: string
  /** '' while none is chosen. */
  cid: string
  categories: readonly ArticleCategoryNode[]
  version?: number
}

function valuesOf(row: Partial<ArticleInfo>, categories: Values['categories']): Values {
  const { title = '', author = '', synopsis = '', image_input = [], content = '', is_banner = 0, is_hot = 0, cid = '', version } = row
  const shown = { is_banner: String(is_banner), is_hot: String(is_hot) }
  return { title, author, synopsis, image_input, content, ...shown, cid: String(cid), categories, version }
}

const nodesOf = (nodes: readonly ArticleCategoryNode[]): TreeNode[] =>
  nodes.map(({ id, title, children = [] }) => ({ value: String(id), label: title, children: nodesOf(children) }))

const shownOrNot = choice({ 1: 'shown', 0: 'hidden' }, { order: ['1', '0'] })

/** One is chosen here; an article that has several keeps them. */
const covers = { ...pictures({ max: 100 }), options: { max: 1 } }

/** An article, new or there. */
export const articleForm = defineForm({
  text: $text,
  in: 'page',
  start: async ({ connection, row = {} as ArticleInfo }: FormTarget<ArticleInfo>) =>
    valuesOf(row, await connection.send(readArticleCategoryTree, {})),
  theirs: (row, { categories }) => valuesOf(row, categories),
  fields: [
    { key: 'title', required: 'titleMissing', of: text({ max: 80 }) },
    { key: 'author', of: text({ max: 40 }) },
    { key: 'cid', of: ({ categories }) => tree({ list: nodesOf(categories), isAnyLevel: true }), required: 'categoryMissing' },
    { key: 'synopsis', of: longText({ max: 255 }) },
    { key: 'image_input', of: covers, required: 'pictureMissing', help: 'pictureSize' },
    { key: 'content', of: richText(), required: 'contentMissing' },
    { key: 'is_banner', of: shownOrNot },
    { key: 'is_hot', of: shownOrNot },
  ],
  async save({ image_input, cid, version, title, author, synopsis, content, is_banner, is_hot }, { connection, row, options }) {
    const { share_title = '', share_synopsis = '', sort = 0, url = '', status = 1 } = row ?? {}
    const kept = { id: row?.id ?? 0, share_title, share_synopsis, sort, url, status }
    const shown = { is_banner: is_banner === '1' ? 1 : 0, is_hot: is_hot === '1' ? 1 : 0 } as const
    const body = { ...kept, title, author, synopsis, content, ...shown, cid: Number(cid) as Id }
    const wire = { ...body, image_input: coversText(image_input), ...(version !== undefined && { version }) }
    return (await connection.answer(saveArticle, { body: wire }, options)).message
  },
})
