export { kindNames, kindOf, labelOf, levelOf } from '@stillwater/sermon-body/block-names'
