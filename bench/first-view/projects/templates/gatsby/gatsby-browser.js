import './src/site.css';
