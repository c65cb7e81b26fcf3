/** Who drew the pictures, as the credits page says. */

export interface Credit {
  readonly name: string;
  /** Some left none. */
  readonly link?: string;
}

/** The collection all pictures are from, and the licence under which it is shared. */
export const ICONS: {
  readonly collection: Required<Credit>;
  readonly licence: Required<Credit>;
  readonly authors: readonly Credit[];
} = {
  collection: { name: 'Game-icons.net', link: 'https://game-icons.net' },
  licence: { name: 'CC BY 3.0', link: 'https://creativecommons.org/licenses/by/3.0/' },
  authors: [
    { name: 'Lorc', link: 'https://lorcblog.blogspot.com' },
    { name: 'Delapouite', link: 'https://delapouite.com' },
    { name: 'John Colburn', link: 'https://ninmunanmu.com' },
    { name: 'Felbrigg', link: 'https://blackdogofdoom.blogspot.co.uk' },
    { name: 'John Redman', link: 'https://www.uniquedicetowers.com' },
    { name: 'Carl Olsen', link: 'https://twitter.com/unstoppableCarl' },
    { name: 'Sbed', link: 'https://opengameart.org/content/95-game-icons' },
    { name: 'PriorBlue' },
    { name: 'Willdabeast', link: 'https://wjbstories.blogspot.com' },
    { name: 'Viscious Speed', link: 'https://viscious-speed.deviantart.com' },
    { name: 'Lord Berandas', link: 'https://berandas.deviantart.com' },
    { name: 'Irongamer', link: 'https://ecesisllc.wix.com/home' },
    { name: 'HeavenlyDog', link: 'https://www.gnomosygoblins.blogspot.com' },
    { name: 'Lucas' },
    { name: 'Faithtoken', link: 'https://fungustoken.deviantart.com' },
    { name: 'Skoll' },
    { name: 'Andy Meneely', link: 'https://www.se.rit.edu/~andy/' },
    { name: 'Cathelineau' },
    { name: 'Kier Heyl' },
    { name: 'Aussiesim' },
    { name: 'Sparker', link: 'https://citizenparker.com' },
    { name: 'Zeromancer' },
    { name: 'Rihlsul' },
    { name: 'Quoting' },
    { name: 'Guard13007', link: 'https://guard13007.com' },
    { name: 'DarkZaitzev', link: 'https://darkzaitzev.deviantart.com' },
    { name: 'SpencerDub' },
    { name: 'GeneralAce135' },
    { name: 'Zajkonur' },
    { name: 'Catsu' },
    { name: 'Starseeker' },
    { name: 'Pepijn Poolman' },
    { name: 'Pierre Leducq' },
    { name: 'Caro Asercion' },
  ],
};
