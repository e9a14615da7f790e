export { crossReferences, embeddedBible, embeddedTexts } from './texts.ts'
