/** What pastors look for, in the words of the King James Version: single words, several words in any order, and phrases. */
export type BenchQuery = { readonly kind: 'words' | 'phrase'; readonly text: string }

const words = `
love
faith
hope
grace
mercy
charity
repentance
forgive
salvation
righteousness
covenant
redeemer
shepherd
vineyard
baptism
resurrection
kingdom
blessed
heaven
prayer
fasting
wisdom
patience
humility
comforter
tabernacle
passover
sabbath
jubilee
tithe
firstfruits
atonement
propitiation
sanctification
adoption
predestinate
election
transfigured
parable
miracle
disciples
apostle
pharisees
samaritan
publican
leper
widow
orphans
stranger
idols
anger
envy
pride
tongue
heart
spirit
lamb
cross
crown
glory
faith hope charity
jesus wept
living water
bread of life
light of the world
good shepherd sheep
lost sheep rejoice
prodigal son father
mustard seed faith
salt of the earth
love your enemies
love thy neighbour
forgive our debts
daily bread
fear not
be not afraid
strong and courageous
wait upon the lord
still small voice
burning bush
pillar of fire
ten commandments
promised seed abraham
ladder jacob dream
coat many colours
red sea dry ground
walls of jericho
gideon fleece
samson strength hair
ruth naomi people
david goliath sling
bathsheba roof
solomon wisdom sword
elijah chariot fire
naaman jordan seven times
esther king sceptre
job patience
potter clay
dry bones
fiery furnace
lions den
writing on the wall
jonah great fish
virgin shall conceive
shepherds abiding field
wise men star
john baptist wilderness
fishers of men
five loaves two fishes
walking on the sea
lazarus come forth
washed disciples feet
thirty pieces of silver
crown of thorns
rolled away the stone
upper room
rushing mighty wind
damascus light
spirit bears witness
all things work together
armour of god
fruit of the spirit
husbands love your wives
children obey parents
fight of faith
sword word of god
cloud of witnesses
pure religion widows
tongue fire
cast your care
roaring lion devil
perfect love fear
behold I stand knock
new heaven new earth
alpha and omega
tree of life
book of life
blood of the lamb
walk by faith
renewing of your mind
`

const phrases = `
in the beginning
let there be light
image of god
dust of the ground
am i my brother's keeper
i am that i am
let my people go
a land flowing with milk and honey
an eye for an eye
the lord bless thee
hear o israel
man doth not live by bread alone
choose you this day
as for me and my house
the lord seeth not as man seeth
the lord is my shepherd
valley of the shadow of death
the heavens declare the glory of god
create in me a clean heart
be still and know
the fear of the lord
trust in the lord
a soft answer
iron sharpeneth iron
a virtuous woman
vanity of vanities
to every thing there is a season
here am i
holy holy holy
prince of peace
they that wait upon the lord
wounded for our transgressions
seek ye the lord
a new covenant
great is thy faithfulness
a new heart
do justly
the just shall live by his faith
poor in spirit
salt of the earth
our father which art in heaven
seek ye first
ask and it shall be given
come unto me
take up his cross
the least of these
go ye therefore
ye must be born again
for god so loved the world
the way the truth and the life
the truth shall make you free
i am the resurrection
all have sinned
the wages of sin is death
nothing shall be able to separate
a living sacrifice
the greatest of these is charity
my grace is sufficient
by grace are ye saved
i can do all things
`

function list(kind: BenchQuery['kind'], lines: string): BenchQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((text) => ({ kind, text }))
}

export const queries: readonly BenchQuery[] = [...list('words', words), ...list('phrase', phrases)]
