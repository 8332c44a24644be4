(()=>{try{const t=localStorage.getItem('ds-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}})();
