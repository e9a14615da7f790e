/**
 * Forms that no rule finds, old and new, each line under its first word. Pronouns and particles that later English replaced
 * are here too, so that a verse is found by the words in which somebody remembers it.
 */
const groups = `
be am is are was were been being art wast wert beest
have has hath hast had hadst having
do does doth doest dost did didst done doing doeth
shall shalt should shouldest shouldst
will wilt would wouldest wouldst
can canst could couldest couldst
may mayest mayst might mightest
say says saith sayest said saidst saying sayings
go goes goeth goest went wentest gone going
come comes cometh comest came camest coming
give gives giveth givest gave gavest given giving
take takes taketh takest took tookest taken taking
make makes maketh makest made madest making
know knows knoweth knowest knew knewest known knowing
see sees seeth seest saw sawest seen seeing
speak speaks speaketh speakest spoke spake spakest spoken speaking
bear bears beareth bearest bore bare barest borne born bearing
break breaks breaketh breakest broke brake brakest broken breaking
bring brings bringeth bringest brought broughtest bringing
build builds buildeth buildest built builded buildedst building
buy buys buyeth buyest bought buying
catch catches catcheth caught catching
choose chooses chooseth choosest chose chosen choosing
cleave cleaves cleaveth clave clove cleaved cleft cloven
cling clings clung clinging
cast casts casteth castest castedst casting
creep creeps creepeth crept creeping
deal deals dealeth dealest dealt dealing
die dies dieth diest died dying
dig digs diggeth digged dug digging
draw draws draweth drew drawn drawing
dream dreams dreameth dreamed dreamt
drink drinks drinketh drank drunk drunken drinking
drive drives driveth drove drave driven driving
dwell dwells dwelleth dwellest dwelt dwelled dwelling
eat eats eateth eatest ate eaten eating
fall falls falleth fallest fell fallen falling
feed feeds feedeth feedest fed feeding
feel feels feeleth felt feeling
fight fights fighteth fightest fought fighting
find finds findeth findest found foundest finding
flee flees fleeth fled fleddest fleeing
fly flies flieth flew flown flying
forbid forbids forbiddeth forbad forbade forbidden
forget forgets forgetteth forgettest forgot forgat forgotten forgetting
forgive forgives forgiveth forgivest forgave forgavest forgiven forgiving forgiveness
forsake forsakes forsaketh forsakest forsook forsaken forsaking
freeze froze frozen
get gets getteth gettest got gat gotten getting
grow grows groweth grew grown growing
hang hangs hangeth hung hanged hanging
hear hears heareth hearest heard heardest hearing
help helps helpeth helped holpen helping
hew hews heweth hewed hewn
hide hides hideth hidest hid hidden hiding
hold holds holdeth holdest held holding holden
keep keeps keepeth keepest kept keeping
kneel kneels kneeled knelt kneeling
lay lays layeth layest laid laidst laying
lead leads leadeth leadest led leddest leading
leave leaveth left leaving
lend lends lendeth lent
lie lies lieth liest lain lying lien
light lights lighteth lit lighted
lose loses loseth lost losing
mean means meaneth meant
meet meets meeteth meetest met meeting
melt melts melteth melted molten
pay pays payeth paid
rend rends rendeth rendest rent
ride rides rideth rode ridden riding
ring rang rung
rise rises riseth rose risen rising
run runs runneth runnest ran running
seek seeks seeketh seekest sought seeking
sell sells selleth sellest sold selling
send sends sendeth sendest sent sentest sending
set sets setteth settest setting
shake shakes shaketh shook shaken shaking
shave shaves shaveth shaved shaven
shed sheds sheddeth shedding
free frees freed freeing freeth
agree agrees agreed agreeth agreeing
decree decrees decreed decreeth
shew shews sheweth shewest shewed shewedst shewn show shows showeth showest showed shown showing shewing
shine shines shineth shone shined shining
shoot shoots shooteth shot
shrink shrank shrunk
shut shuts shutteth shutting
sing sings singeth sang sung singing
sink sinks sank sunk
sit sits sitteth sittest sat sitting
slay slays slayeth slayest slew slewest slain slaying
sleep sleeps sleepeth sleepest slept sleeping
slide slides slideth slid slidden
smite smites smiteth smitest smote smotest smitten smiting
sow sows soweth sowest sowed sown sowing
spend spends spendeth spent
spread spreads spreadeth spreadest spreading
spring springs springeth sprang sprung springing
stand stands standeth standest stood stoodest standing
steal steals stealeth stole stolen stealing
sting stings stingeth stung
stink stinketh stank stunk
strike strikes striketh struck strake stricken
strive strives striveth strove striven striving
swear swears sweareth swore sware swarest sworn swearing
sweep sweeps sweepeth swept
swell swells swelled swollen swoln
swim swims swimmeth swam swum
teach teaches teacheth teachest taught teaching
tear tears teareth tore tare torn
tell tells telleth tellest told telling
think thinks thinketh thinkest thought thoughtest thinking
throw throws threw thrown
thrust thrusts thrusteth
tread treads treadeth treadest trod trodden trode treading
understand understands understandeth understandest understood understanding
wake wakes waketh woke waked waken
wear wears weareth wore worn wearing
weave weaves wove woven weavest
weep weeps weepeth weepest wept weeping
win wins winneth won
work works worketh workest worked wrought working
write writes writeth writest wrote written writing
begin begins beginneth beganst began begun beginning
become becomes becometh became
behold beholds beholdest beholdeth beheld beholding
beget begets begetteth begat begot begotten
arise arises ariseth arose arisen arising
awake awakes awaketh awoke awaked awaken
abide abides abideth abidest abode abiding
bind binds bindeth bound binding
bite bites biteth bit bitten
blow blows bloweth blew blown blowing
man men
woman women
child children
brother brothers brethren
foot feet
tooth teeth
ox oxen
goose geese
mouse mice
wife wives
life lives
knife knives
thief thieves
wolf wolves
calf calves
half halves
leaf leaves
loaf loaves
sheaf sheaves
self selves
you ye thou thee
your yours thy thine
yourself yourselves thyself
my mine
to unto
on upon
a an
who whom
no nay
yes yea
whoever whosoever whoso
whatever whatsoever
wherever wheresoever
forever evermore
toward towards
baptize baptizes baptizeth baptizest baptized baptizing baptise baptised baptising
judgment judgments judgement judgements
counselor counselors counsellor counsellors
plow plows ploweth plowed plowing plough ploughs plougheth ploughed
inquire inquired inquireth enquire enquired enquireth
entreat entreated intreat intreated
worship worships worshippeth worshipped worshiped worshipping worshiping
crucify crucifies crucified
`

const bases = new Map<string, string>()
for (const line of groups.trim().split('\n')) {
  const [base = '', ...forms] = line.split(' ')
  for (const form of [base, ...forms]) bases.set(form, base)
}

export function irregularBase(word: string): string | undefined {
  return bases.get(word)
}
