/** The game's type and colours, for every screen that shows something of it. */
import '@fontsource/asap-condensed/500.css';
import '@fontsource/asap-condensed/600.css';
import '@fontsource/asap-condensed/700.css';
import '@fontsource/asap-condensed/800.css';
import '@fontsource/londrina-solid/400.css';
import '@fontsource/londrina-solid/900.css';
import './theme.css';
